import { describe, expect, it } from "vitest";
import { numberOf, pictureOf, textOf, type Told } from "$web/lib/picture";

const told: Told = {
  title: "<script>&",
  about: "no. 1",
  result: "place 2",
  more: "",
  mine: 1,
  bars: [3, 1],
  colours: { ground: "#000", line: "#fff" },
};

describe("what is shown to others", () => {
  it("is a picture in which names are text, whatever they hold", () => {
    const drawn = pictureOf(told);
    expect(drawn).not.toContain("<script>");
    expect(drawn).toContain("&#60;script&#62;&#38;");
    expect(drawn.match(/<rect[^>]*#ffd166/g)).toHaveLength(1);
  });
  it("is a text of the result and an address", () => {
    expect(textOf(told, "http://here/")).toBe("<script>& · no. 1\nplace 2\nhttp://here/");
  });
  it("numbers the days", () => {
    expect(numberOf("2026-01-01")).toBe(1);
    expect(numberOf("2027-01-01")).toBe(366);
  });
});

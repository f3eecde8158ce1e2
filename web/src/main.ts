import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import "./style/card.css";
import "./style/room.css";
import "./style/lobby.css";
import { speak } from "./words/page.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
const target = document.getElementById("app");
void speak().then(() => target && mount(App, { target }));
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

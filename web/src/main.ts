import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/card.css";
import App from "./App.svelte";
import { speak } from "./words/page.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
const target = document.getElementById("app");
void speak().then(() => target && mount(App, { target }));
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

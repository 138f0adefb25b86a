/** Entry point: styles, the theme and language of this device, then the page for the URL. */

import { mount } from "svelte";
import App from "./App.svelte";
import "@fontsource-variable/source-sans-3";
import "@fontsource-variable/source-serif-4";
import "./style/tokens.css";
import "./style/base.css";
import "./style/layout.css";
import "./style/wood.css";
import { theme } from "./style/theme.svelte";
import { language } from "./languages";

theme.start();
await language.start();
mount(App, { target: document.getElementById("page")! });

/** Entry point: styles, the theme and language of this device, then the page for the URL. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/wood.css";
import { theme } from "./style/theme.svelte";
import { language } from "./words";

theme.start();
await language.start();
mount(App, { target: document.getElementById("page")! });

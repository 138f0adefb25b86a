/** Light or dark: the system's theme, unless another is chosen on this device. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = "demesne.theme";

class ThemeChoice {
  #chosen = $state<Theme>("system");

  start(): void {
    const kept = localStorage.getItem(KEPT);
    this.chosen = THEMES.find((theme) => theme === kept) ?? "system";
  }

  get chosen(): Theme {
    return this.#chosen;
  }

  set chosen(theme: Theme) {
    this.#chosen = theme;
    localStorage.setItem(KEPT, theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const theme = new ThemeChoice();

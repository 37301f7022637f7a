/** What a reader has chosen, kept in the browser. */

export const LANGUAGES = { en: "English", pt: "Português (Brasil)", it: "Italiano", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  offered: boolean; // notifications, which is done once
  log: boolean; // unfolded
  coach: boolean; // warns among bots
  pace: keyof typeof PACES;
}

/** How long things are looked at, against the usual. */
export const PACES = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 } as const;

function preferred(): Language {
  const found = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES);
  return (found as Language) ?? "en";
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("epoca-settings") ?? "{}");
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  language: preferred(),
  theme: "system",
  sound: false,
  confirm: false,
  notify: false,
  offered: false,
  log: false,
  coach: false,
  pace: "normal",
  ...kept(),
});

export function keepSettings(): void {
  localStorage.setItem("epoca-settings", JSON.stringify(settings));
  document.documentElement.lang = settings.language === "pt" ? "pt-BR" : settings.language;
  document.documentElement.dataset.theme = settings.theme;
}

export const pace = (): number => PACES[settings.pace] ?? 1;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

import { THEME_KEY } from './preference-keys.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const keep = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Where storage is forbidden the choice lasts as long as the page.
  }
};

/** The theme on the screen; `system` where nothing was chosen. */
export const shownTheme = (): Theme => THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keep(THEME_KEY, theme === 'system' ? undefined : theme);
};

import { BENEFIT_CLOSED_KEY, THEME_KEY } from './preference-keys.ts';

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

/** Which bar was closed is kept by its id: other words are shown again. */
export const closeBenefitBar = (id: string): void => {
  document.documentElement.dataset.benefit = 'closed';
  keep(BENEFIT_CLOSED_KEY, id);
};

/** For a bar that the page draws by itself; the server's own brings a script. */
export const showBenefitBarUnlessClosed = (id: string): void => {
  try {
    const closed = localStorage.getItem(BENEFIT_CLOSED_KEY);
    if (closed === id) document.documentElement.dataset.benefit = 'closed';
    else if (closed !== null) delete document.documentElement.dataset.benefit;
  } catch {
    // Where storage is forbidden nothing was ever closed.
  }
};

export const THEME_KEY = 'waymark-theme';

import { LOCALE_IDS } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';

const settings = LOCALE_IDS.map(settingsFor);

/** Hosts, other than the shop's, from which pages play films: none unless the settings name one. */
export const mediaHosts = (): string[] => [...new Set(settings.map(({ mediaHost }) => mediaHost).filter((host) => host !== ''))];

/** Origins of the scripts that fill photo galleries: none unless the settings name one of another party. */
export const galleryHosts = (): string[] => [
  ...new Set(settings.flatMap(({ galleryScriptUrl }) => (galleryScriptUrl.startsWith('https:') ? [new URL(galleryScriptUrl).origin] : []))),
];

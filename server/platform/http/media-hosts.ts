import { LOCALE_IDS } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';

/** Hosts, other than the shop's, from which pages play films: none unless the settings name one. */
export const mediaHosts = (): string[] => [...new Set(LOCALE_IDS.map((locale) => settingsFor(locale).mediaHost).filter((host) => host !== ''))];

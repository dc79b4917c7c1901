import { LOCALE_IDS } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';

/** Hosts, other than the shop's, from which pages and workers fetch datafiles and to which they send events. */
export const experimentHosts = (): string[] => [
  ...new Set(
    LOCALE_IDS.flatMap((locale) => {
      const { datafileHost, eventsHost } = settingsFor(locale).experiments;
      return [datafileHost, eventsHost].filter((host) => host !== '');
    }),
  ),
];

import { LOCALE_IDS } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings.ts';

/** Hosts besides the shop's own that pages and workers fetch datafiles from and send events to. */
export const experimentHosts = (): string[] => [
  ...new Set(
    LOCALE_IDS.flatMap((locale) => {
      const { datafileHost, eventsHost } = settingsFor(locale).experiments;
      return [datafileHost, eventsHost].filter((host) => host !== '');
    }),
  ),
];

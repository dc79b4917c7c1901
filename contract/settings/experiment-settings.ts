import { PREVIEW_PREFIX } from '#contract/headers.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Settings } from './settings.ts';

const DATAFILES = '/experiments/v1/datafiles/';
const EVENTS = '/experiments/v1/events';
const COLLECTOR = '/fapi/analytics/events';
const TIMINGS = '/fapi/performance/ingest';

/** The locale says which consent is assumed; preview bypasses it. */
const addressIn = (path: string, locale: LocaleId, preview: boolean): string => `${preview ? PREVIEW_PREFIX : ''}${path}?locale=${locale}`;

export interface ExperimentAddresses {
  readonly datafileUrl: string;
  readonly eventsUrl: string;
}

/** Where the datafile of a locale's SDK key comes from and where its events go: the shop itself, or the hosts that the settings name (spec 2 §7). */
export const experimentAddresses = (
  { sdkKey, datafileHost, eventsHost }: Settings['experiments'],
  locale: LocaleId,
  preview = false,
): ExperimentAddresses => ({
  datafileUrl: datafileHost === '' ? DATAFILES + sdkKey : `${datafileHost}/datafiles/${sdkKey}.json`,
  eventsUrl: eventsHost === '' ? addressIn(EVENTS, locale, preview) : `${eventsHost}/v1/events`,
});

/** The shop's own collector of analytics events. */
export const collectorAddress = (locale: LocaleId, preview = false): string => addressIn(COLLECTOR, locale, preview);

/** Where timings of pages go (spec 1 §7). */
export const timingsAddress = (locale: LocaleId, preview = false): string => addressIn(TIMINGS, locale, preview);

import type { LocaleId } from './locales.ts';
import type { Settings } from './settings.ts';

const DATAFILES = '/experiments/v1/datafiles/';
const EVENTS = '/experiments/v1/events';

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
  eventsUrl: eventsHost === '' ? `${preview ? '/preview' : ''}${EVENTS}?locale=${locale}` : `${eventsHost}/v1/events`,
});

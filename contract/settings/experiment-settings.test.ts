import { expect, it } from 'vitest';
import { collectorAddress, experimentAddresses } from './experiment-settings.ts';

const OWN = { sdkKey: 'key', datafileHost: '', eventsHost: '' };

it('experiments are asked of the shop itself unless the settings name other hosts', () => {
  expect(experimentAddresses(OWN, 'fr-fr')).toEqual({
    datafileUrl: '/experiments/v1/datafiles/key',
    eventsUrl: '/experiments/v1/events?locale=fr-fr',
  });
  expect(experimentAddresses({ sdkKey: 'key', datafileHost: 'https://cdn.example', eventsHost: 'https://events.example' }, 'fr-fr', true)).toEqual({
    datafileUrl: 'https://cdn.example/datafiles/key.json',
    eventsUrl: 'https://events.example/v1/events',
  });
});

it('a preview sends its events as one, since it bypasses consent', () => {
  expect(experimentAddresses(OWN, 'de-de', true).eventsUrl).toBe('/preview/experiments/v1/events?locale=de-de');
  expect(collectorAddress('de-de', true)).toBe('/preview/fapi/analytics/events?locale=de-de');
  expect(collectorAddress('de-de')).toBe('/fapi/analytics/events?locale=de-de');
});

import type { Datafile } from '#contract/calls/experiments.ts';
import { PURCHASE_EVENT } from '#contract/calls/funnel-steps.ts';
import { LOCALE_IDS } from '#contract/locales.ts';

/** SDK key of the shop's own datafile: settings name it. */
export const DEFAULT_SDK_KEY = 'waymark-storefront';

/** Ids are digits: the SDK sends other ids as null. */
const LABEL = '50001';
const STYLE = '50002';

const variation = (id: string, key: string, featureEnabled: boolean, values: Readonly<Record<string, string>> = {}) => ({
  id,
  key,
  featureEnabled,
  variables: Object.entries(values).map(([variable, value]) => ({ id: variable, value })),
});

const rule = (id: string, key: string, layerId: string, variations: readonly ReturnType<typeof variation>[], audienceIds: readonly string[] = []) => {
  const share = 10_000 / variations.length;
  return {
    id,
    key,
    status: 'Running',
    layerId,
    audienceIds,
    audienceConditions: audienceIds.length > 0 ? ['or', ...audienceIds] : [],
    forcedVariations: {},
    variations,
    trafficAllocation: variations.map(({ id: entityId }, index) => ({ entityId, endOfRange: Math.round(share * (index + 1)) })),
  };
};

const exactly = (name: string, value: string | boolean) => ['or', ['or', { name, type: 'custom_attribute', match: 'exact', value }]];

export const HERO_FLAG = 'home_hero_cta';
/** Conversions: a click on the hero's button, and an order. */
export const HERO_CLICK = 'home_hero_click';

/**
 * Flag `home_hero_cta`: how the call to action of the first hero on the home page looks. New visitors of a known locale take part in an experiment of two
 * variations; returning visitors get the plain button by a rollout rule, and everyone else by the last one.
 */
export const DEFAULT_DATAFILE: Datafile = {
  version: '4',
  revision: '1',
  sdkKey: DEFAULT_SDK_KEY,
  environmentKey: 'production',
  accountId: '10001',
  projectId: '10002',
  anonymizeIP: true,
  botFiltering: false,
  sendFlagDecisions: true,
  variables: [],
  groups: [],
  integrations: [],
  audiences: [],
  attributes: [
    { id: '60001', key: 'locale' },
    { id: '60002', key: 'returning' },
  ],
  typedAudiences: [
    { id: '40001', name: 'New visitors', conditions: ['and', exactly('returning', false), ['or', ...LOCALE_IDS.map((id) => exactly('locale', id))]] },
    { id: '40002', name: 'Returning visitors', conditions: ['and', exactly('returning', true)] },
  ],
  events: [
    { id: '70001', key: HERO_CLICK, experimentIds: ['30200'] },
    { id: '70002', key: PURCHASE_EVENT, experimentIds: ['30200'] },
  ],
  featureFlags: [
    {
      id: '20001',
      key: HERO_FLAG,
      rolloutId: '30100',
      experimentIds: ['30200'],
      variables: [
        { id: LABEL, key: 'label', type: 'string', defaultValue: 'default' },
        { id: STYLE, key: 'style', type: 'string', defaultValue: 'primary' },
      ],
    },
  ],
  experiments: [
    rule(
      '30200',
      'home_hero_cta_wording',
      '30201',
      [variation('30211', 'plain', true, { [LABEL]: 'default' }), variation('30212', 'invitation', true, { [LABEL]: 'invitation' })],
      ['40001'],
    ),
  ],
  rollouts: [
    {
      id: '30100',
      experiments: [
        rule('30110', 'home_hero_cta_returning', '30110', [variation('30111', 'returning', true, { [STYLE]: 'secondary' })], ['40002']),
        rule('30120', 'Everyone Else', '30120', [variation('30121', 'off', false)]),
      ],
    },
  ],
};

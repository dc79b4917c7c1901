/** Parts of datafiles for tests: what the experimentation SDKs read, with ids of digits. */
export interface TestVariation {
  readonly id: string;
  readonly key: string;
  readonly featureEnabled: boolean;
  readonly variables: readonly { readonly id: string; readonly value: string }[];
}

export const makeVariation = (id: string, key: string, featureEnabled = true): TestVariation => ({ id, key, featureEnabled, variables: [] });

interface RuleFacts {
  readonly id: string;
  readonly key: string;
  readonly variations: readonly TestVariation[];
  /** Where the range of each variation ends, of 10,000. */
  readonly ends: readonly number[];
  readonly audienceConditions?: unknown;
  readonly forcedVariations?: Readonly<Record<string, string>>;
}

export const makeRule = ({ id, key, variations, ends, audienceConditions = [], forcedVariations = {} }: RuleFacts) => ({
  id,
  key,
  status: 'Running',
  layerId: id,
  audienceIds: [],
  audienceConditions,
  forcedVariations,
  variations,
  trafficAllocation: variations.map((variation, index) => ({ entityId: variation.id, endOfRange: ends[index] ?? 0 })),
});

type Rule = ReturnType<typeof makeRule>;

interface DatafileFacts {
  readonly experiments?: readonly Rule[];
  readonly rollout?: readonly Rule[];
  readonly audiences?: readonly { readonly id: string; readonly name: string; readonly conditions: unknown }[];
  readonly revision?: string;
  readonly events?: readonly string[];
  /** Puts the experiments into a group in which a visitor takes part in at most one: the ranges of its buckets, of 10,000, end here. */
  readonly group?: { readonly id: string; readonly ends: readonly number[] };
}

/** One flag, `flag`, with these experiments and this rollout. */
export const makeDatafile = ({ experiments = [], rollout = [], audiences = [], revision = '1', events = [], group }: DatafileFacts): string =>
  JSON.stringify({
    version: '4',
    revision,
    sdkKey: 'test',
    accountId: '1',
    projectId: '2',
    anonymizeIP: true,
    botFiltering: false,
    sendFlagDecisions: true,
    variables: [],
    groups: group
      ? [
          {
            id: group.id,
            policy: 'random',
            trafficAllocation: experiments.map(({ id }, index) => ({ entityId: id, endOfRange: group.ends[index] ?? 0 })),
            experiments,
          },
        ]
      : [],
    audiences: [],
    typedAudiences: audiences,
    attributes: [],
    integrations: [],
    events: events.map((key, index) => ({ id: String(900 + index), key, experimentIds: experiments.map(({ id }) => id) })),
    featureFlags: [{ id: '100', key: 'flag', rolloutId: '200', experimentIds: experiments.map(({ id }) => id), variables: [] }],
    experiments: group ? [] : experiments,
    rollouts: [{ id: '200', experiments: rollout }],
  });

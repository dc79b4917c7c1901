import { describe, expect, it } from 'vitest';
import { makeDatafile, makeRule, makeVariation } from '#tests/support/make-datafile.ts';
import { type ExperimentPayload, type Experiments, openExperiments } from './sdk.ts';

const open = async (datafile: string) => {
  const messages: string[] = [];
  const payloads: ExperimentPayload[] = [];
  const experiments = await openExperiments(datafile, { keep: (payload) => payloads.push(payload), log: (message) => messages.push(message) });
  if (!experiments) throw new Error(messages.join('\n'));
  return { experiments, messages, payloads };
};

const who = (userId: string, attributes: Record<string, string | number | boolean | null> = {}) => ({ userId, attributes });

/** Bucket values that all SDKs of the vendor agree on. */
const BUCKETS: readonly (readonly [userId: string, experimentId: string, bucket: number])[] = [
  ['ppid1', '1886780721', 5254],
  ['ppid2', '1886780721', 4299],
  ['ppid2', '1886780722', 2434],
  ['ppid3', '1886780721', 5439],
  [`a ${'very '.repeat(15)}long ppd string`, '1886780721', 6128],
];

it.each(BUCKETS)('puts %s of experiment %s into bucket %i', async (userId, id, bucket) => {
  const variations = [makeVariation('1', 'below'), makeVariation('2', 'exactly'), makeVariation('3', 'above')];
  const { experiments } = await open(makeDatafile({ experiments: [makeRule({ id, key: 'rule', variations, ends: [bucket, bucket + 1, 10_000] })] }));
  expect(experiments.decide({ ...who(userId), flag: 'flag' })?.variationKey).toBe('exactly');
  expect(experiments.decide({ ...who(userId), experiment: 'rule' })?.variationKey).toBe('exactly');
});

/** Whether a visitor takes part in an experiment for these audiences. */
const isIn = async (
  attributes: Record<string, string | number | boolean | null>,
  audiences: Readonly<Record<string, unknown>>,
  audienceConditions: unknown = ['or', '40'],
): Promise<boolean> => {
  const rule = makeRule({ id: '30', key: 'rule', variations: [makeVariation('1', 'in')], ends: [10_000], audienceConditions });
  const named = Object.entries(audiences).map(([id, conditions]) => ({ id, name: id, conditions }));
  const { experiments } = await open(makeDatafile({ experiments: [rule], audiences: named }));
  const variation = experiments.decide({ ...who('u', attributes), flag: 'flag' })?.variationKey ?? null;
  expect(['in', null]).toContain(variation);
  return variation === 'in';
};

type Value = string | number | boolean | null;
/** Match type and value of a condition, the visitor's attribute, and whether it holds: as the vendor documents them. */
const CONDITIONS: readonly (readonly [match: string, value: Value, attribute: Value | undefined, holds: boolean])[] = [
  ['exact', 'Lacerta', 'Lacerta', true],
  ['exact', 'Lacerta', 'lacerta', false],
  ['exact', 9000, 9000.0, true],
  ['exact', 9000, '9000', false],
  ['exact', false, false, true],
  ['exact', false, undefined, false],
  ['exists', null, 'anything', true],
  ['exists', null, 0, true],
  ['exists', null, null, false],
  ['exists', null, undefined, false],
  ['substring', 'buy now', 'Limited time, buy now!', true],
  ['substring', 'buy now', 'breaking news!', false],
  ['gt', 48.2, 48.3, true],
  ['gt', 48.2, 48.2, false],
  ['ge', 48.2, 48.2, true],
  ['lt', 48.2, 48.1, true],
  ['lt', 48.2, 48.2, false],
  ['le', 48.2, 48.2, true],
  ['semver_eq', '2.0', '2.0.0', true],
  ['semver_eq', '2.0', '2.1.0', false],
  ['semver_gt', '2.0.0', '2.0.1', true],
  ['semver_gt', '2.1.3', '2.1.3-beta', false],
  ['semver_lt', '2.1.3', '2.1.3-beta', true],
  ['semver_ge', '2.1.3', '2.1.3', true],
  ['semver_le', '2.1.3', '2.2.0', false],
];

it.each(CONDITIONS)('an audience of attribute %s %s admits a visitor with %s: %s', async (match, value, attribute, holds) => {
  const conditions = ['and', ['or', ['or', { name: 'x', type: 'custom_attribute', match, value }]]];
  expect(await isIn(attribute === undefined ? {} : { x: attribute }, { '40': conditions })).toBe(holds);
});

const is = (attribute: string) => ({ name: attribute, type: 'custom_attribute', match: 'exact', value: 'yes' });
const [HOLDS, FAILS, UNKNOWN] = [is('holds'), is('fails'), is('unknown')];
/** Three values, as the vendor documents them: what depends on an attribute that is unknown is unknown, and admits nobody. */
const COMBINED: readonly (readonly [conditions: unknown[], admits: boolean])[] = [
  [['and', HOLDS, HOLDS], true],
  [['and', HOLDS, FAILS], false],
  [['and', HOLDS, UNKNOWN], false],
  [['and', FAILS, UNKNOWN], false],
  [['or', FAILS, HOLDS], true],
  [['or', UNKNOWN, HOLDS], true],
  [['or', FAILS, UNKNOWN], false],
  [['not', FAILS], true],
  [['not', HOLDS], false],
  [['not', UNKNOWN], false],
  [['not', ['and', FAILS, UNKNOWN]], true],
  [['not', ['and', HOLDS, UNKNOWN]], false],
  [['not', ['or', FAILS, UNKNOWN]], false],
  [['not', ['or', HOLDS, UNKNOWN]], false],
  [['and', ['or', FAILS, ['not', FAILS]], ['not', ['not', HOLDS]]], true],
];

it.each(COMBINED)('an audience of %j admits: %s', async (conditions, admits) => {
  expect(await isIn({ holds: 'yes', fails: 'no' }, { '40': conditions })).toBe(admits);
});

it.each([
  ['not', ['not', '40'], false],
  ['and', ['and', '40', ['not', '41']], true],
] as const)('a rule combines audiences by %s', async (_, audienceConditions, admits) => {
  const audiences = { '40': ['or', HOLDS], '41': ['or', FAILS] };
  expect(await isIn({ holds: 'yes', fails: 'no' }, audiences, audienceConditions)).toBe(admits);
});

it.each(BUCKETS)('puts %s of the exclusive group %s into the experiment of its bucket %i alone', async (userId, id, bucket) => {
  const [first, second] = ['31', '32'].map((rule) =>
    makeRule({ id: rule, key: rule, variations: [makeVariation(`${rule}1`, `in ${rule}`)], ends: [10_000] }),
  );
  if (!first || !second) throw new Error('Two rules');
  const decide = async (end: number) => {
    const { experiments } = await open(makeDatafile({ experiments: [first, second], group: { id, ends: [end, 10_000] } }));
    return [
      experiments.decide({ ...who(userId), experiment: '31' })?.variationKey ?? null,
      experiments.decide({ ...who(userId), experiment: '32' })?.variationKey ?? null,
    ];
  };
  expect(await decide(bucket)).toEqual([null, 'in 32']);
  expect(await decide(bucket + 1)).toEqual(['in 31', null]);
});

describe('the order of a decision', () => {
  const inGroup = (group: string) => ['and', { name: 'group', type: 'custom_attribute', match: 'exact', value: group }];
  const audiences = ['a', 'b', 'c'].map((group, index) => ({ id: String(41 + index), name: group, conditions: inGroup(group) }));
  const shop = () =>
    open(
      makeDatafile({
        audiences,
        experiments: [
          makeRule({
            id: '31',
            key: 'first experiment',
            variations: [makeVariation('1', 'one'), makeVariation('2', 'listed')],
            ends: [10_000, 10_000],
            audienceConditions: ['or', '41'],
            forcedVariations: { tester: 'listed' },
          }),
          makeRule({
            id: '32',
            key: 'second experiment',
            variations: [makeVariation('3', 'two')],
            ends: [10_000],
            audienceConditions: ['or', '41', '42'],
          }),
        ],
        rollout: [
          makeRule({ id: '33', key: 'rollout of c', variations: [makeVariation('4', 'three')], ends: [10_000], audienceConditions: ['or', '43'] }),
          makeRule({ id: '34', key: 'Everyone Else', variations: [makeVariation('5', 'four', false)], ends: [10_000] }),
        ],
        events: ['bought'],
      }),
    );

  it.each([
    ['a forced decision goes before everything', { ...who('tester', { group: 'a' }), forced: 'two' }, 'two', null],
    ['a forced variation that the flag has not is passed over', { ...who('u', { group: 'a' }), forced: 'unknown' }, 'one', 'first experiment'],
    ['a visitor listed at a rule gets the listed variation without its audience', who('tester', { group: 'z' }), 'listed', 'first experiment'],
    ['the first experiment whose audience fits decides', who('u', { group: 'a' }), 'one', 'first experiment'],
    ['the next experiment is asked where the first does not fit', who('u', { group: 'b' }), 'two', 'second experiment'],
    ['rollout rules are asked in order after the experiments', who('u', { group: 'c' }), 'three', 'rollout of c'],
    ['the last rule takes everyone else', who('u'), 'four', 'Everyone Else'],
  ])('%s', async (_, input, variationKey, ruleKey) => {
    const { experiments } = await shop();
    expect(experiments.decide({ ...input, flag: 'flag' })).toMatchObject({ variationKey, ruleKey, enabled: variationKey !== 'four' });
  });

  it('a forced variation of an experiment holds for its own input alone', async () => {
    const { experiments, payloads } = await shop();
    const input = { ...who('u', { group: 'a' }), experiment: 'first experiment' };
    expect(experiments.decide({ ...input, forced: 'listed' })?.variationKey).toBe('listed');
    expect(payloads).toEqual([]);
    expect(experiments.decide(input)?.variationKey).toBe('one');
    expect(payloads).toHaveLength(1);
  });

  it('records an impression only of the variation that is displayed, where one is named, and none where none is wanted', async () => {
    const { experiments, payloads } = await shop();
    const input = { ...who('u', { group: 'a' }), flag: 'flag' };
    expect(experiments.decide({ ...input, impression: 'none' })?.variationKey).toBe('one');
    expect(experiments.decide({ ...input, impression: { of: 'listed' } })?.variationKey).toBe('one');
    expect(experiments.decide({ ...input, impression: { of: 'one' }, forced: 'two' })?.variationKey).toBe('two');
    expect(payloads).toEqual([]);
    expect(experiments.decide({ ...input, impression: { of: 'one' } })?.variationKey).toBe('one');
    expect(payloads).toHaveLength(1);
  });

  it('records an impression of each decision but of forced ones, and a conversion of a known event', async () => {
    const { experiments, payloads, messages } = await shop();
    experiments.decide({ ...who('u', { group: 'a' }), flag: 'flag' });
    experiments.decide({ ...who('u', { group: 'a' }), flag: 'flag', forced: 'two' });
    expect(experiments.convert({ ...who('u'), event: 'bought', tags: { revenue: 4900 } })).toBe(true);
    expect(experiments.convert({ ...who('u'), event: 'sold' })).toBe(false);
    const keys = payloads.map(
      (payload) => (payload as { visitors: { snapshots: { events: { key: string }[] }[] }[] }).visitors[0]?.snapshots[0]?.events[0]?.key,
    );
    expect(keys).toEqual(['campaign_activated', 'bought']);
    expect(messages.join('\n')).toContain('sold');
  });

  it('a closed client decides nothing more and throws nothing', async () => {
    const { experiments } = await shop();
    experiments.close();
    expect(() => experiments.decide({ ...who('u'), flag: 'flag' })).not.toThrow();
  });
});

describe('inputs that are not valid', () => {
  const valid = { ...who('u'), flag: 'flag' };
  const simple = async (): Promise<{ experiments: Experiments; messages: string[] }> => open(makeDatafile({}));

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number as user id', { ...valid, userId: 7 }],
    ['an empty user id', { ...valid, userId: '' }],
    ['no attributes', { ...valid, attributes: undefined }],
    ['null as attributes', { ...valid, attributes: null }],
    ['a list as attributes', { ...valid, attributes: [] }],
    ['an undefined attribute', { ...valid, attributes: { a: undefined } }],
    ['a flag and an experiment', { ...valid, experiment: 'rule' }],
    ['neither flag nor experiment', who('u')],
    ['a forced variation that is no text', { ...valid, forced: 1 }],
    ['an impression of no variation', { ...valid, impression: { of: '' } }],
    ['an impression of another kind', { ...valid, impression: 'some' }],
  ])('%s gives null, false, and a line in the log', async (_, input) => {
    const { experiments, messages } = await simple();
    expect(experiments.decide(input)).toBeNull();
    expect(messages).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined],
    ['event tags that are no object', { ...who('u'), event: 'bought', tags: 'cheap' }],
    ['no event', who('u')],
    ['a user id that is no text', { userId: {}, attributes: {}, event: 'bought' }],
  ])('a conversion of %s gives false and a line in the log', async (_, input) => {
    const { experiments, messages } = await simple();
    expect(experiments.convert(input)).toBe(false);
    expect(messages).toHaveLength(1);
  });

  it('an unknown flag and an unknown experiment are decided as off, and logged', async () => {
    const { experiments, messages } = await simple();
    const off = { variationKey: null, ruleKey: null, enabled: false, variables: {} };
    expect(experiments.decide({ ...who('u'), flag: 'other' })).toEqual(off);
    expect(experiments.decide({ ...who('u'), experiment: 'other' })).toEqual(off);
    expect(messages.length).toBeGreaterThan(0);
  });

  it.each(['', '<!doctype html>', '{}', '{"version":"99"}', 'null'])('the datafile %s is not opened', async (datafile) => {
    const messages: string[] = [];
    expect(await openExperiments(datafile, { log: (message) => messages.push(message) })).toBeNull();
    expect(messages.length).toBeGreaterThan(0);
  });
});

import { sql } from 'drizzle-orm';
import { EXPERIENCE_ID, EXPERIENCE_IMPRESSION, VARIANT_ID } from '#contract/collected-event.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import { BASELINE } from '#contract/calls/decision.ts';
import { FUNNEL_STEPS, type FunnelStep } from '#contract/calls/funnel-steps.ts';
import type { Db } from '#server/platform/db/open.ts';
import { collectedEvents } from '#server/platform/db/schema/insights.ts';
import { experimentDatafiles, experimentEvents } from '#server/platform/db/schema/experiments.ts';
import { NO_STEPS } from './funnel.ts';
import { boundsOf, type Period } from './period.ts';
import { newcombe, wilson } from './statistics.ts';

type Answer = CallResponse<'insights.variations'>;
type Experiment = Answer['experiments'][number];

interface Counted {
  readonly source: Experiment['source'];
  readonly experiment: string;
  readonly variation: string;
  /** Null: every visitor of the variation. */
  readonly step: FunnelStep | null;
  readonly visitors: number;
}

/**
 * Visitors of each variation, and those of them that reached a step no earlier than they saw it. A visitor that saw several variations of one experiment
 * counts in the first alone.
 */
const countVisitors = async (db: Db, period: Period): Promise<readonly Counted[]> => {
  const { start, end } = boundsOf(period);
  const { name, visitor, params, happenedAt, shop } = collectedEvents;
  const steps = sql.join(
    FUNNEL_STEPS.map((step) => sql`${step}`),
    sql`, `,
  );
  const within = (column: unknown) => sql`${column} >= ${start.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`;
  const ofShop = period.shop === undefined ? sql`true` : sql`${shop} = ${period.shop}`;
  const sdkShop = period.shop === undefined ? sql`true` : sql`${experimentEvents.attributes}->>'locale' = ${period.shop}`;
  const { rows } = (await db.execute(sql`
    with seen as (
      select 'experience' as source, ${params}->>${EXPERIENCE_ID} as experiment, ${params}->>${VARIANT_ID} as variation,
        ${visitor}::text as visitor, ${happenedAt} as seen_at
      from ${collectedEvents}
      where ${name} = ${EXPERIENCE_IMPRESSION} and ${within(happenedAt)} and ${ofShop}
        and ${params} ?& array[${EXPERIENCE_ID}, ${VARIANT_ID}]
      union all
      select 'experiment', ${experimentEvents.ruleKey}, ${experimentEvents.variationKey}, ${experimentEvents.visitorId}, ${experimentEvents.happenedAt}
      from ${experimentEvents}
      where ${experimentEvents.kind} = 'impression' and ${experimentEvents.ruleType} = 'feature-test' and ${within(experimentEvents.happenedAt)}
        and ${experimentEvents.ruleKey} is not null and ${experimentEvents.variationKey} is not null and ${sdkShop}
    ), exposed as (
      select distinct on (source, experiment, visitor) source, experiment, variation, visitor, seen_at
      from seen order by source, experiment, visitor, seen_at, variation
    ), did as (
      select ${visitor}::text as visitor, ${name} as step, max(${happenedAt}) as last_at
      from ${collectedEvents} where ${name} in (${steps}) and ${within(happenedAt)} group by 1, 2
      union all
      select ${experimentEvents.visitorId}, ${experimentEvents.key}, max(${experimentEvents.happenedAt})
      from ${experimentEvents}
      where ${experimentEvents.kind} = 'conversion' and ${experimentEvents.key} in (${steps}) and ${within(experimentEvents.happenedAt)} group by 1, 2
    )
    select source, experiment, variation, null as step, count(*)::int as visitors from exposed group by 1, 2, 3
    union all
    select source, experiment, variation, step, count(distinct exposed.visitor)::int
    from exposed join did on did.visitor = exposed.visitor and did.last_at >= exposed.seen_at group by 1, 2, 3, 4`)) as { rows: readonly Counted[] };
  return rows;
};

/** Names that experimentation tools give to what is compared with, where the datafile does not say more. */
const BASELINE_NAMES: readonly string[] = [BASELINE, 'baseline', 'control', 'original', 'off'];

/** First variation of each experiment of the datafiles: what the others are compared with. */
const readFirstVariations = async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.select({ datafile: experimentDatafiles.datafile }).from(experimentDatafiles);
  const first = new Map<string, string>();
  for (const { datafile } of rows)
    for (const one of datafile.experiments as { key?: unknown; variations?: { key?: unknown }[] }[]) {
      const variation = Array.isArray(one.variations) ? one.variations[0]?.key : undefined;
      if (typeof one.key === 'string' && typeof variation === 'string') first.set(one.key, variation);
    }
  return first;
};

const baselineOf = (ids: readonly string[], first: string | undefined): string | undefined =>
  ids.find((id) => id === first) ?? BASELINE_NAMES.find((name) => ids.includes(name));

const judge = (rows: readonly Counted[], first: string | undefined): Experiment['variations'] => {
  const ids = [...new Set(rows.map(({ variation }) => variation))].toSorted();
  const baseline = baselineOf(ids, first);
  const countOf = (id: string, step: FunnelStep | null): number => rows.find((row) => row.variation === id && row.step === step)?.visitors ?? 0;
  const proportionOf = (id: string) => ({ count: countOf(id, 'purchase'), total: countOf(id, null) });
  return ids
    .toSorted((a, b) => Number(b === baseline) - Number(a === baseline))
    .map((id) => ({
      id,
      isBaseline: id === baseline,
      visitors: countOf(id, null),
      steps: { ...NO_STEPS, ...Object.fromEntries(FUNNEL_STEPS.map((step) => [step, countOf(id, step)])) },
      conversion: wilson(proportionOf(id)),
      difference: baseline === undefined || id === baseline ? null : newcombe(proportionOf(id), proportionOf(baseline)),
    }));
};

/** Conversion of each variation with its interval, and its difference to the baseline's. */
export const readVariations = async (db: Db, period: Period): Promise<Answer> => {
  const [rows, firsts] = [await countVisitors(db, period), await readFirstVariations(db)];
  const ofOne = (one: Counted): readonly Counted[] => rows.filter(({ source, experiment }) => source === one.source && experiment === one.experiment);
  const firstRows = rows.filter((row) => ofOne(row)[0] === row);
  const experiments = firstRows.map((row) => ({ source: row.source, id: row.experiment, variations: judge(ofOne(row), firsts.get(row.experiment)) }));
  return {
    from: period.from,
    to: period.to,
    experiments: experiments.toSorted((a, b) => a.source.localeCompare(b.source) || a.id.localeCompare(b.id)),
  };
};

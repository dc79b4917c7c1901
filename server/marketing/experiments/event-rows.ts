import type { ExperimentEvents } from '#contract/calls/experiments.ts';
import type { experimentEvents } from '#server/platform/db/schema/experiments.ts';

export type ExperimentEventRow = typeof experimentEvents.$inferInsert;

/** The SDK's own facts about a visitor. */
const OWN_PREFIX = '$opt_';

type Visitor = ExperimentEvents['visitors'][number];

const attributesOf = ({ attributes }: Visitor): ExperimentEventRow['attributes'] =>
  Object.fromEntries(attributes.filter(({ key }) => !key.startsWith(OWN_PREFIX)).map(({ key, value }) => [key, value]));

/** One row an event. A snapshot with a decision is an impression of it. Of two events with one id the first counts. */
export const eventRowsOf = (body: ExperimentEvents, receivedAt: Date): ExperimentEventRow[] => {
  const rows = new Map<string, ExperimentEventRow>();
  for (const visitor of body.visitors)
    for (const { events, decisions } of visitor.snapshots) {
      const decision = decisions?.[0];
      const { flag_key, rule_key, rule_type, variation_key, enabled } = decision?.metadata ?? {};
      for (const event of events) {
        if (rows.has(event.uuid)) continue;
        rows.set(event.uuid, {
          id: event.uuid,
          kind: decision ? 'impression' : 'conversion',
          accountNumber: body.account_id,
          projectId: body.project_id,
          revision: body.revision,
          visitorId: visitor.visitor_id,
          attributes: attributesOf(visitor),
          key: event.key,
          entityId: event.entity_id,
          campaignId: decision?.campaign_id,
          experimentId: decision?.experiment_id,
          variationId: decision?.variation_id,
          flagKey: flag_key,
          ruleKey: rule_key,
          ruleType: rule_type,
          variationKey: variation_key,
          enabled,
          revenue: event.revenue,
          value: event.value,
          tags: event.tags,
          happenedAt: new Date(event.timestamp),
          receivedAt,
        });
      }
    }
  return [...rows.values()];
};

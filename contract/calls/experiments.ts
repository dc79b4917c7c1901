import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

/** Of one request: a batch has ten events, what waited for the network comes in larger ones. */
export const EXPERIMENT_VISITORS_MAX = 100;
const PART_MAX = 20;

const text = z.string().check(z.maxLength(200));
const id = z.string().check(z.maxLength(64));
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const milliseconds = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000));

/** Name and value of what was known of a visitor. */
const attributeSchema = z.object({ entity_id: id, key: text, type: text, value: scalar });

/** Which variation was decided for. A forced decision has no experiment. */
const decisionSchema = z.object({
  campaign_id: z.nullable(id),
  experiment_id: z.nullable(id),
  variation_id: z.nullable(id),
  metadata: z.optional(
    z.object({
      flag_key: z.optional(text),
      rule_key: z.optional(text),
      rule_type: z.optional(text),
      variation_key: z.optional(text),
      enabled: z.optional(z.boolean()),
    }),
  ),
});

const eventSchema = z.object({
  entity_id: z.nullable(id),
  key: text,
  timestamp: milliseconds,
  /** An event is recorded once under it, however often it is sent. */
  uuid: z.uuid(),
  revenue: z.optional(z.number()),
  value: z.optional(z.number()),
  tags: z.optional(z.record(z.string().check(z.maxLength(64)), scalar)),
});

const visitorSchema = z.object({
  /** Random, of a device. It names no person. */
  visitor_id: z.string().check(z.minLength(1), z.maxLength(64)),
  attributes: z.array(attributeSchema).check(z.maxLength(50)),
  snapshots: z
    .array(
      z.object({
        decisions: z.optional(z.nullable(z.array(decisionSchema).check(z.maxLength(PART_MAX)))),
        events: z.array(eventSchema).check(z.maxLength(PART_MAX)),
      }),
    )
    .check(z.maxLength(PART_MAX)),
});

/** What the SDK sends of impressions and conversions. */
export const experimentEventsSchema = z.object({
  account_id: id,
  project_id: id,
  revision: id,
  anonymize_ip: z.boolean(),
  client_name: z.optional(text),
  client_version: z.optional(text),
  enrich_decisions: z.optional(z.boolean()),
  visitors: z.array(visitorSchema).check(z.minLength(1), z.maxLength(EXPERIMENT_VISITORS_MAX)),
  /** Events that a device had no room for and that are lost. */
  dropped: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
});
export type ExperimentEvents = z.infer<typeof experimentEventsSchema>;

/** What a datafile must have; the rest is the SDK's business and passes unchanged. */
export const datafileSchema = z.looseObject({
  version: z.string(),
  revision: z.string(),
  sdkKey: z.optional(z.string()),
  projectId: z.string(),
  accountId: z.string(),
  featureFlags: z.array(z.unknown()),
  experiments: z.array(z.unknown()),
  rollouts: z.array(z.unknown()),
});
export type Datafile = z.infer<typeof datafileSchema>;

export const experimentCalls = defineCalls({
  'experiments.datafile': {
    method: 'GET',
    path: '/experiments/v1/datafiles/{sdkKey}',
    access: 'public',
    effect: 'read',
    summary: 'Flags, experiments and rollouts of an SDK key, as the experimentation SDKs read them',
    params: z.object({ sdkKey: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
    response: datafileSchema,
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
  'experiments.events': {
    method: 'POST',
    path: '/experiments/v1/events',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'Impressions and conversions of experiments. Recorded only with targeting consent, each id once',
    body: experimentEventsSchema,
    response: z.object({
      /** Recorded by this request. */
      accepted: z.int(),
      /** Recorded before. */
      repeated: z.int(),
    }),
    status: 202,
    errors: [],
    spec: 'spec 2 §6, §7',
  },
});

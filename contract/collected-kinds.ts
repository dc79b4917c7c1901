/** Apart from the schemas, so that page and worker carry none of them. */
export const COLLECTED_KINDS = ['analytics', 'experiment', 'timing'] as const;
export type CollectedKind = (typeof COLLECTED_KINDS)[number];

/** Events of one request at most. A batch has 10 (spec 2 §9); what waited for the network is sent in larger ones. */
export const COLLECTED_EVENTS_MAX = 100;

/** Which consent an event needs. */
export const CATEGORY_OF_EVENT = { analytics: 'C0002', experiment: 'C0004', timing: 'C0002' } as const satisfies Record<CollectedKind, string>;

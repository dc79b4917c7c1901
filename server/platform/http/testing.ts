import type { Db } from '#server/platform/db/open.ts';
import type { IdempotencyStore, KeyUse, StoredOutcome } from './idempotency.ts';
import { noLimit } from './limit.ts';
import type { ServicePorts } from './service-ports.ts';

const nameOf = ({ subject, call, key }: KeyUse): string => `${subject} ${call} ${key}`;

/** Outcomes in memory, for tests of the mount; `held` keys are in progress elsewhere. */
export const createMemoryIdempotency = (): IdempotencyStore & {
  readonly outcomes: Map<string, { fingerprint: string; outcome: StoredOutcome }>;
  readonly held: Set<string>;
} => {
  const outcomes = new Map<string, { fingerprint: string; outcome: StoredOutcome }>();
  const held = new Set<string>();
  return {
    outcomes,
    held,
    begin: async (_, use) => {
      if (held.has(use.key)) return { state: 'in-progress' };
      const known = outcomes.get(nameOf(use));
      if (!known) return { state: 'fresh' };
      return known.fingerprint === use.fingerprint ? { state: 'known', outcome: known.outcome } : { state: 'other-body' };
    },
    finish: async (_, use, outcome) => void outcomes.set(nameOf(use), { fingerprint: use.fingerprint, outcome }),
    present: async (_, __, outcome) => outcome,
  };
};

export const TEST_ORIGIN = 'http://shop.test';

/**
 * Ports for a service under test: a request with the cookie `subject=...` has a session of that subject, and with `account=<id>` of that account;
 * responses are checked.
 */
export const makeServicePorts = (db: Db, overrides: Partial<ServicePorts> = {}): ServicePorts => ({
  db,
  authenticate: async (request) => {
    const cookies = request.headers.get('Cookie') ?? '';
    const subject = /(?:^|;\s*)subject=([\w-]+)/.exec(cookies)?.[1];
    const id = /(?:^|;\s*)account=([\w-]+)/.exec(cookies)?.[1];
    const account = id === undefined ? undefined : { id, consumerType: 'CONSUMER' as const };
    return subject === undefined ? undefined : { sessionId: `session-of-${subject}`, subject, account };
  },
  idempotency: createMemoryIdempotency(),
  limit: noLimit,
  log: { info: () => {}, warn: () => {}, error: () => {} },
  clock: () => new Date('2026-11-21T12:00:00.000Z'),
  publicOrigin: TEST_ORIGIN,
  clientAddress: () => '192.0.2.1',
  checkAnswers: true,
  ...overrides,
});

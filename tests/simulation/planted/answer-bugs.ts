import type { CartDifference } from '#contract/cart-difference.ts';
import { cartOf } from '#db/mutations/mutation.ts';
import { pauseFor } from '#db/replay/retry.ts';
import { RULES, type Rules } from '#db/replay/rules.ts';
import { type Bug, dropped, endWrongly, isCode, isSilence, isStranger, refusedAs, rowOf, saying, status, withoutSeal, withRow } from './bug.ts';

/** Differences of carts, read differently. */
const differently = (change: (difference: CartDifference) => unknown): Pick<Rules, 'recordSend'> => ({
  recordSend: (held, plan, answer, env) =>
    RULES.recordSend(
      held,
      plan,
      saying(answer, (body) => ('base' in body ? change(body as unknown as CartDifference) : body)),
      env,
    ),
});

/** Mistakes about what an answer means. */
export const ANSWER_BUGS: readonly Bug[] = [
  { name: 'a 401 drops the change', breaks: 'ANS2', plant: endWrongly(status(401), dropped) },
  { name: 'a 429 drops the change', breaks: 'ANS5', plant: endWrongly(status(429), dropped) },
  { name: 'a change is done once it was sent', breaks: 'ANS5', plant: endWrongly(isSilence, dropped) },
  { name: 'a portal’s page counts as an answer', breaks: 'ANS5', plant: endWrongly(isStranger, dropped) },
  { name: 'silence counts as nothing done', breaks: 'ANS5', plant: endWrongly(isSilence, withoutSeal) },
  { name: 'a 500 counts as nothing done', breaks: 'ANS5', plant: endWrongly(status(500), withoutSeal) },
  { name: 'a 500 is a refusal', breaks: 'ANS5', plant: endWrongly(status(500), (held, row) => refusedAs(held, row, 'GEN500')) },
  { name: 'a 503 is a refusal', breaks: 'ANS5', plant: endWrongly(status(503), (held, row) => refusedAs(held, row, 'WMK503')) },
  { name: 'a stranger’s page counts as nothing done', breaks: 'ANS5', plant: endWrongly(isStranger, withoutSeal) },
  {
    name: 'a key in progress gets a new key',
    breaks: 'ANS3',
    plant: endWrongly(isCode('WMK409K'), withoutSeal),
  },
  {
    name: 'a conflict of versions sends the old body again',
    breaks: 'ANS4',
    profile: 'versioned',
    plant: endWrongly(isCode('WMK412'), (held, row) => withRow(held, { ...row, state: 'unprocessed' })),
  },
  { name: 'a missing basket is a refusal', breaks: 'REB1', plant: endWrongly(isCode('BSK404'), (held, row) => refusedAs(held, row, 'BSK404')) },
  {
    name: 'a refused change is deleted',
    breaks: 'REF1',
    plant: {
      recordSend(held, plan, answer, env) {
        const after = RULES.recordSend(held, plan, answer, env);
        const row = rowOf(after, plan);
        return row?.state === 'refused' ? { ...after, outbox: after.outbox.filter((other) => other !== row) } : after;
      },
    },
  },
  {
    name: 'a refused change is tried for ever',
    breaks: 'REF1',
    plant: {
      recordSend(held, plan, answer, env) {
        const after = RULES.recordSend(held, plan, answer, env);
        const row = rowOf(after, plan);
        return row?.state === 'refused'
          ? withRow(after, { ...row, state: 'waiting', refusal: null, key: env.newKey(), pause: pauseFor(env.now, 1_000) })
          : after;
      },
    },
  },
  {
    name: 'done, but the snapshot stays as it was',
    breaks: 'ACK1',
    plant: {
      recordSend(held, plan, answer, env) {
        const after = RULES.recordSend(held, plan, answer, env);
        return rowOf(after, plan) || !cartOf(held).snapshot ? after : { ...after, carts: held.carts };
      },
    },
  },
  {
    name: 'of a difference only the tag is kept',
    breaks: 'DIFF2',
    plant: differently(({ fields, ...difference }) => ({
      ...difference,
      items: [],
      order: undefined,
      fields: { version: fields.version, tag: fields.tag },
    })),
  },
  { name: 'a line that a difference leaves out stays', breaks: 'DIFF2', plant: differently((difference) => ({ ...difference, order: undefined })) },
  {
    name: 'a difference from another cart counts as the answer of a change without effect',
    breaks: 'DIFF3',
    plant: {
      recordSend(held, plan, answer, env) {
        const base = answer.kind === 'answer' ? (answer.body as Partial<CartDifference> | null)?.base : undefined;
        const row = rowOf(held, plan);
        return row?.seal && base !== undefined && base !== cartOf(held).snapshot?.tag
          ? withoutSeal(held, row, env)
          : RULES.recordSend(held, plan, answer, env);
      },
    },
  },
  {
    name: 'done, but no receipt is kept',
    breaks: 'ACK1',
    plant: { recordSend: (held, plan, answer, env) => ({ ...RULES.recordSend(held, plan, answer, env), receipts: [] }) },
  },
  {
    name: 'done, but the change stays in the queue under a new key',
    breaks: 'ACK1',
    plant: {
      recordSend(held, plan, answer, env) {
        const row = rowOf(held, plan);
        const after = RULES.recordSend(held, plan, answer, env);
        // Once: or it would never end.
        return row && row.attempts > 1 && !rowOf(after, plan)
          ? { ...after, outbox: [...after.outbox, { ...row, state: 'waiting', seal: null, doubts: 0, attempts: 0, key: env.newKey() }] }
          : after;
      },
    },
  },
  {
    name: 'what the server asked for is taken for minutes',
    breaks: 'ANS9',
    plant: {
      recordSend: (held, plan, answer, env) =>
        RULES.recordSend(
          held,
          plan,
          answer.kind === 'answer' && answer.retryAfterMs ? { ...answer, retryAfterMs: answer.retryAfterMs * 60 } : answer,
          env,
        ),
    },
  },
];

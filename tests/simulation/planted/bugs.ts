import { enterEpoch } from '#db/replay/epoch.ts';
import { cartOf, type Held, type Mutation, subjectOf, withCart } from '#db/replay/mutation.ts';
import { pauseFor } from '#db/replay/retry.ts';
import { RULES } from '#db/replay/rules.ts';
import {
  type Bug,
  decideOver,
  dropped,
  endWrongly,
  inOrder,
  isCode,
  isSilence,
  isStranger,
  refusedAs,
  rowOf,
  saying,
  sendWrongly,
  status,
  withoutSeal,
  withRow,
} from './bug.ts';
import { IDENTITY_BUGS } from './identity-bugs.ts';

const newRows = (before: Held, after: Held): readonly Mutation[] => after.outbox.filter((row) => !before.outbox.includes(row));

const OUTBOX_BUGS: readonly Bug[] = [
  {
    name: 'a tap with a receipt is taken in again',
    breaks: 'OUT4',
    plant: { enqueue: (held, lane, taps) => RULES.enqueue({ ...held, settled: new Set() }, lane, taps) },
  },
  {
    name: 'taps are merged into a change that is on its way',
    breaks: 'SEAL1',
    plant: {
      enqueue(held, lane, taps) {
        const open = { ...held, outbox: held.outbox.map((row) => ({ ...row, attempts: 0, seal: null })) };
        const after = RULES.enqueue(open, lane, taps);
        const shut = (row: Mutation): Mutation => {
          const was = held.outbox.find(({ seq }) => seq === row.seq);
          return was ? { ...row, attempts: was.attempts, seal: was.seal } : row;
        };
        return { ...after, outbox: after.outbox.map(shut) };
      },
    },
  },
  {
    name: 'of additions that are merged the last one counts',
    breaks: 'COA1',
    plant: {
      enqueue(held, lane, taps) {
        const after = RULES.enqueue(held, lane, taps);
        const last = taps.at(-1);
        const grown = newRows(held, after).find((row) => last && row.merged.includes(last.id) && row.type === 'add-item' && last.type === 'add-item');
        return grown && last ? withRow(after, { ...grown, args: last.args }) : after;
      },
    },
  },
  {
    name: 'what cancelled each other leaves no receipts',
    breaks: 'OUT4',
    plant: {
      enqueue: (held, lane, taps) => ({ ...RULES.enqueue(held, lane, taps), receipts: [] }),
    },
  },
  {
    name: 'new taps go to the front of the queue',
    breaks: 'OUT2',
    plant: decideOver(
      (held) => ({ ...held, outbox: held.outbox.toReversed() }),
      (decided) => inOrder(decided),
    ),
  },
  {
    name: 'the queue is ordered by the clock',
    breaks: 'OUT3',
    plant: decideOver(
      (held) => ({ ...held, outbox: held.outbox.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : b.seq - a.seq)) }),
      (decided) => inOrder(decided),
    ),
  },
  {
    name: 'an attempt that was cut off counts as unsent',
    breaks: 'OUT6',
    plant: {
      begin(held, now) {
        const [begun, fence] = RULES.begin(held, now);
        const unsent = begun.outbox.map((row): Mutation => {
          const cut = held.outbox.some(({ seq, state }) => seq === row.seq && state === 'sending');
          return cut ? { ...row, state: 'waiting', seal: null, doubts: 0, key: `${row.key}-${row.attempts}` } : row;
        });
        return [{ ...begun, outbox: unsent }, fence];
      },
    },
  },
  {
    name: 'a new drainer does not raise the fence',
    breaks: 'FEN1',
    plant: {
      begin(held, now) {
        const [begun] = RULES.begin(held, now);
        return [{ ...begun, lane: { ...begun.lane, fence: held.lane.fence } }, held.lane.fence];
      },
    },
  },
  { name: 'an older drainer may record', breaks: 'FEN2', plant: { mayRecord: () => true } },
  {
    name: 'what an earlier drainer left under way is not looked at',
    breaks: 'OUT6',
    plant: { begin: (held) => [{ ...held, lane: { ...held.lane, fence: held.lane.fence + 1 } }, held.lane.fence + 1] },
  },
];

const REQUEST_BUGS: readonly Bug[] = [
  {
    name: 'every attempt has a key of its own',
    breaks: 'KEY2',
    plant: sendWrongly((request, row, _held, env) => (row.attempts > 1 ? { ...request, key: env.newKey() } : request)),
  },
  {
    name: 'a change keeps its key whatever its body becomes',
    breaks: 'KEY3',
    plant: sendWrongly((request, row) => ({ ...request, key: row.id })),
  },
  {
    name: 'requests do not say whose they are',
    breaks: 'ID4',
    plant: sendWrongly(({ subject: _subject, ...request }) => request),
  },
  {
    name: 'an addition is sent as the quantity that there will be',
    breaks: 'CMP2',
    plant: sendWrongly((request, row, held) => {
      if (request.call !== 'cart.addItem') return request;
      const { upc, qty } = request.body as { upc: string; qty: number };
      const there = cartOf(held).snapshot?.items.find((item) => item.upc === upc)?.qty ?? 0;
      return row.attempts > 0 ? { ...request, body: { ...(request.body as object), qty: qty + there } } : request;
    }),
  },
  {
    name: 'items are named by the ids of an older basket',
    breaks: 'CMP1',
    plant: decideOver(
      (held) => withSnapshotItems(held, (item) => ({ ...item, id: `old-${item.upc}` })),
      (decided, held) => ({ ...decided, carts: held.carts }),
    ),
  },
  {
    name: 'the session is never renewed',
    breaks: 'ANS2',
    plant: { decide: (held, env) => RULES.decide(held.lane.renew ? { ...held, lane: { ...held.lane, renew: false } } : held, env) },
  },
];

function withSnapshotItems(held: Held, change: (item: NonNullable<ReturnType<typeof cartOf>['snapshot']>['items'][number]) => typeof item): Held {
  const cart = cartOf(held);
  return cart.snapshot ? withCart(held, { ...cart, snapshot: { ...cart.snapshot, items: cart.snapshot.items.map(change) } }) : held;
}

const ANSWER_BUGS: readonly Bug[] = [
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

const REBUILD_BUGS: readonly Bug[] = [
  {
    name: 'a basket that is made again is empty',
    breaks: 'REB1',
    plant: {
      recordSend(held, plan, answer, env) {
        return isCode('BSK404')(answer) ? enterEpoch(held, null, new Set(), env) : RULES.recordSend(held, plan, answer, env);
      },
    },
  },
  {
    name: 'a basket that is made again has no coupons',
    breaks: 'REB1',
    plant: {
      recordRebuild(held, plan, answer, env) {
        const cart = cartOf(held);
        const bare = cart.snapshot ? withCart(held, { ...cart, snapshot: { ...cart.snapshot, couponItems: [] } }) : held;
        return RULES.recordRebuild(bare, plan, answer, env);
      },
    },
  },
  {
    name: 'nobody asks whether the basket became an order',
    breaks: 'REB2',
    plant: {
      recordRebuild: (held, plan, answer, env) =>
        RULES.recordRebuild(held, plan, plan.stage === 'ask-order' ? saying(answer, () => ({ state: 'none' })) : answer, env),
    },
  },
  {
    name: 'an order that is being placed counts as none',
    breaks: 'REB2',
    plant: {
      recordRebuild: (held, plan, answer, env) =>
        RULES.recordRebuild(
          held,
          plan,
          saying(answer, (body) => (body.state === 'PLACING' ? { state: 'none' } : body)),
          env,
        ),
    },
  },
  {
    name: 'a change in doubt is not looked for in the order',
    breaks: 'REB3',
    plant: {
      recordRebuild: (held, plan, answer, env) =>
        RULES.recordRebuild(held, plan, plan.stage === 'ask-order' ? saying(answer, ({ orderNumber: _number, ...body }) => body) : answer, env),
    },
  },
  {
    name: 'seals of the old basket are sent to the new one',
    breaks: 'EPO1',
    plant: {
      recordRebuild(held, plan, answer, env) {
        const after = RULES.recordRebuild(held, plan, answer, env);
        return cartOf(after).epoch === cartOf(held).epoch ? after : { ...after, outbox: held.outbox };
      },
    },
  },
  {
    name: 'what waits is forgotten when a basket is made again',
    breaks: 'REB5',
    plant: {
      recordRebuild(held, plan, answer, env) {
        const after = RULES.recordRebuild(held, plan, answer, env);
        return cartOf(after).epoch === cartOf(held).epoch ? after : { ...after, outbox: after.outbox.filter(({ state }) => state === 'refused') };
      },
    },
  },
  {
    name: 'a read of a basket that is gone empties the basket',
    breaks: 'REB1',
    plant: {
      recordRead: (held, plan, answer, env) =>
        isCode('BSK404')(answer) ? enterEpoch(held, null, new Set(), env) : RULES.recordRead(held, plan, answer, env),
    },
  },
  {
    name: 'the notice of an order is lost',
    breaks: 'REB2',
    plant: { recordRebuild: (held, plan, answer, env) => ({ ...RULES.recordRebuild(held, plan, answer, env), notices: held.notices }) },
  },
  {
    name: 'a guest under a new name leaves everything behind',
    breaks: 'ID3',
    plant: {
      meet: (held, session) => ({ ...held, identity: { subject: session.subject, type: session.type }, lane: { ...held.lane, renew: false } }),
    },
  },
  {
    name: 'a guest under a new name goes on under the old one',
    breaks: 'ID3',
    plant: {
      meet: (held, session, env) =>
        held.identity?.type === 'Guest' && session.type === 'Guest'
          ? { ...held, lane: { ...held.lane, renew: false } }
          : RULES.meet(held, session, env),
    },
  },
  {
    name: 'another person gets what waits',
    breaks: 'ID1',
    plant: {
      meet(held, session, env) {
        const after = RULES.meet(held, session, env);
        const heir = subjectOf(after);
        return { ...after, outbox: after.outbox.map((row) => (row.state === 'refused' || row.seal ? row : { ...row, subject: heir })) };
      },
    },
  },
];

export const BUGS: readonly Bug[] = [...OUTBOX_BUGS, ...REQUEST_BUGS, ...ANSWER_BUGS, ...REBUILD_BUGS, ...IDENTITY_BUGS];

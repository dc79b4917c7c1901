import { enterEpoch } from '#db/replay/epoch.ts';
import { cartOf, subjectOf, withCart } from '#db/mutations/mutation.ts';
import { RULES } from '#db/replay/rules.ts';
import { type Bug, isCode, saying } from './bug.ts';

/** Mistakes when a cart or a name comes to its end. */
export const REBUILD_BUGS: readonly Bug[] = [
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

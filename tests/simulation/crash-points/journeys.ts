import { orderPlaced } from '#db/replay/rebuild.ts';
import { cartOf, withCart } from '#db/mutations/mutation.ts';
import { addItem, applyCoupon, changeQuantity, makeItem, removeCoupon, removeItem } from '#tests/support/make-cart.ts';
import { refusal } from '#tests/support/shop.ts';
import { IDENTITY_JOURNEYS, SIGNED_IN, SIGNED_OUT } from './identity-journeys.ts';
import type { Journey, Step } from './live.ts';
import { A, B, C, taps, wait, weather, faults, CLEAR, offline, filled, vanish } from './steps.ts';

const STORE = { id: 'S1', name: 'One', code: 'pickup' } as const;
const inStore = makeItem(A, { storeId: STORE.id, storeName: STORE.name, shippingCode: STORE.code });

/** Only a cart that the device knows can have been bought from it. */
const order = weather(async ({ server, held }) => {
  const id = cartOf(await held()).cartId;
  if (id && server.carts.get(id)?.state === 'open') server.order(id);
});

/** As the checkout does it: says that it begins, places, says that it has placed. */
const checkout: readonly Step[] = [
  weather(({ tab }) => void tab.engine.change((held) => withCart(held, { ...cartOf(held), ordering: true }))),
  wait(20),
  order,
  weather(async ({ tab, server, held }) => {
    const { cartId } = cartOf(await held());
    const number = server.carts.get(cartId ?? '')?.order?.orderNumber;
    if (cartId && number !== undefined) void tab.engine.change((at, env) => orderPlaced(at, cartId, number, env));
  }),
  wait(20),
];

const WITHOUT_NETWORK: Journey = {
  steps: [...filled, offline(true), ...taps(addItem(C), removeItem(A), changeQuantity(B, 3)), wait(5_000), offline(false)],
  content: { [B]: 3, [C]: 1 },
};
const LOST_ANSWER: Journey = {
  steps: [...filled, faults({ dropAnswer: 1 }), ...taps(addItem(C, 2)), wait(16_000), CLEAR],
  content: { [A]: 2, [B]: 1, [C]: 2 },
};
const VANISHED: Journey = { steps: [...filled, vanish, ...taps(addItem(C), changeQuantity(A, 4), removeItem(B))], content: { [A]: 4, [C]: 1 } };
/** Those in which most is at stake: for them the recovery is killed as well. */
export const CRITICAL: Readonly<Record<string, Journey>> = {
  'a queue made without network': WITHOUT_NETWORK,
  'an answer that is lost': LOST_ANSWER,
  'a basket that vanished': VANISHED,
  'a basket that vanished while an answer was lost': {
    steps: [...filled, faults({ dropAnswer: 1 }), ...taps(addItem(C, 2)), wait(16_000), vanish, CLEAR],
    content: { [A]: 2, [B]: 1, [C]: 2 },
  },
  'a basket that became an order': { steps: [...filled, order, ...taps(addItem(C))], content: { [A]: 2, [B]: 1, [C]: 1 }, bought: true },
  'signing in to a basket that has things in it': SIGNED_IN,
  'signing out with changes that are sent first': SIGNED_OUT,
};

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  ...CRITICAL,
  'a first addition': { steps: taps(addItem(A)), content: { [A]: 1 } },
  'one tap after the other': {
    steps: [addItem(A), addItem(A), changeQuantity(A, 5), addItem(B)].flatMap((tap) => [{ tap }, wait(30)]),
    content: { [A]: 5, [B]: 1 },
  },
  'additions of one thing in a row': { steps: taps(addItem(A), addItem(A), addItem(A), addItem(A)), content: { [A]: 4 } },
  'added and taken out again before it was sent': {
    steps: [
      ...filled,
      offline(true),
      weather(({ tab }) => tab.connectivity.hint(false)),
      ...taps(addItem(C), removeItem(C), addItem(B)),
      wait(500),
      offline(false),
    ],
    content: { [A]: 2, [B]: 2 },
  },
  'a basket with a coupon that vanished': {
    steps: [...filled, ...taps(applyCoupon('SAVE10')), wait(1_000), vanish, ...taps(addItem(C))],
    content: { [A]: 2, [B]: 1, [C]: 1 },
    coupons: ['SAVE10'],
  },
  'a removal': { steps: [...filled, ...taps(removeItem(A))], content: { [B]: 1 } },
  'a removal that is undone': { steps: [...filled, ...taps(removeItem(A)), wait(20), ...taps(changeQuantity(A, 2))], content: { [A]: 2, [B]: 1 } },
  'another size': {
    steps: [...filled, ...taps({ type: 'edit-variant', args: { item: makeItem(A), to: makeItem(C), qty: 2 } })],
    content: { [B]: 1, [C]: 2 },
  },
  'another size of what was never sent': {
    steps: [
      offline(true),
      ...taps(addItem(A, 2), { type: 'edit-variant', args: { item: makeItem(A), to: makeItem(C), qty: 2 } }),
      wait(500),
      offline(false),
    ],
    content: { [C]: 2 },
  },
  'collected in a store instead': {
    steps: [...filled, ...taps({ type: 'set-fulfilment', args: { item: makeItem(A), store: STORE, qty: 2 } }, addItem(C))],
    content: { [`${A} pickup-S1`]: 2, [B]: 1, [C]: 1 },
  },
  'collected in a store, then sent home after all': {
    steps: [
      ...filled,
      ...taps({ type: 'set-fulfilment', args: { item: makeItem(A), store: STORE, qty: 2 } }),
      wait(200),
      ...taps({ type: 'set-fulfilment', args: { item: inStore, store: null, qty: 2 } }),
    ],
    content: { [A]: 2, [B]: 1 },
  },
  'a message with a gift': {
    steps: [...filled, ...taps({ type: 'set-gift-option', args: { item: makeItem(B), qty: 1, giftOption: { to: 'Grace', message: 'Hello' } } })],
    content: { [A]: 2, [`${B} Grace|Hello`]: 1 },
  },
  'a coupon among additions': {
    steps: [...filled, ...taps(applyCoupon('SAVE10'), addItem(C))],
    content: { [A]: 2, [B]: 1, [C]: 1 },
    coupons: ['SAVE10'],
  },
  'a coupon that is taken off again': {
    steps: [...filled, ...taps(applyCoupon('SAVE10')), wait(300), ...taps(removeCoupon('SAVE10'), addItem(C))],
    content: { [A]: 2, [B]: 1, [C]: 1 },
  },
  'a coupon that is none': { steps: [...filled, ...taps(applyCoupon('NOPE'), addItem(C))], content: { [A]: 2, [B]: 1, [C]: 1 }, refused: 1 },
  'a session that ended': {
    steps: [...filled, weather(({ server }) => server.expireSessions()), ...taps(addItem(C))],
    content: { [A]: 2, [B]: 1, [C]: 1 },
  },
  'a session that was forgotten': {
    steps: [...filled, weather(({ server }) => server.forgetSessions()), ...taps(addItem(C))],
    content: { [A]: 2, [B]: 1, [C]: 1 },
  },
  'a refusal in the middle': {
    steps: [...filled, weather(({ server }) => void server.soldOut.add(C)), ...taps(addItem(C), changeQuantity(A, 1))],
    content: { [A]: 1, [B]: 1 },
    refused: 1,
  },
  'a version conflict': {
    steps: [...filled, weather(({ answerWith }) => answerWith(refusal(412, 'WMK412'), 'cart.updateItem')), ...taps(changeQuantity(A, 7))],
    content: { [A]: 7, [B]: 1 },
  },
  'a shop that is asked too often': {
    steps: [...filled, faults({ tooMany: 1 }), ...taps(addItem(C)), wait(3_000), CLEAR],
    content: { [A]: 2, [B]: 1, [C]: 1 },
  },
  'a shop that is overloaded': {
    steps: [...filled, faults({ unavailable: 1 }), ...taps(addItem(C), removeItem(B)), wait(3_000), CLEAR],
    content: { [A]: 2, [C]: 1 },
  },
  'an error after the shop has acted': {
    steps: [...filled, faults({ error500: 1 }), ...taps(addItem(C), changeQuantity(A, 1)), wait(2_000), CLEAR],
    content: { [A]: 1, [B]: 1, [C]: 1 },
  },
  'a captive portal': { steps: [...filled, faults({ captive: 1 }), ...taps(addItem(C)), wait(3_000), CLEAR], content: { [A]: 2, [B]: 1, [C]: 1 } },
  'the same change under way twice': {
    steps: [...filled, weather(({ answerWith }) => answerWith(refusal(409, 'WMK409K'), 'cart.addItem', 2)), ...taps(addItem(C))],
    content: { [A]: 2, [B]: 1, [C]: 1 },
  },
  'a line that another device removed': {
    steps: [
      ...filled,
      weather(({ server }) => {
        for (const cart of server.carts.values()) cart.lines = cart.lines.filter(({ upc }) => upc !== B);
      }),
      ...taps(changeQuantity(B, 4)),
    ],
    content: { [A]: 2, [B]: 4 },
  },
  'two tabs that both change the basket': {
    steps: [
      { openTab: true },
      { tap: addItem(A, 2) },
      { tap: addItem(B), tab: 1 },
      wait(40),
      { tap: addItem(A), tab: 1 },
      { tap: changeQuantity(B, 3) },
      { tap: addItem(C), tab: 1 },
    ],
    content: { [A]: 3, [B]: 3, [C]: 1 },
  },
  'a page that dies before it forgets what it has kept': {
    steps: [...filled, { openTab: true }, wait(500), { lastTap: addItem(C, 2) }, { tap: addItem(B), tab: 1 }],
    content: { [A]: 2, [B]: 2, [C]: 2 },
  },
  'two tabs in a browser without locks': {
    steps: [
      ...filled,
      { openTab: true },
      wait(500),
      ...[addItem(A), addItem(C), changeQuantity(B, 3), addItem(A), removeItem(C)].flatMap((tap, index) => [{ tap, tab: index % 2 }, wait(25)]),
    ],
    content: { [A]: 4, [B]: 3 },
    lockless: true,
  },
  'a page that is closed at once: the worker goes on': {
    steps: [...filled, ...taps(addItem(C), changeQuantity(A, 1)), { worker: true }],
    content: { [A]: 1, [B]: 1, [C]: 1 },
  },
  'an order that is still being placed': {
    steps: [
      ...filled,
      weather(async ({ server, held }) => {
        const id = cartOf(await held()).cartId;
        if (id && server.carts.get(id)?.state === 'open') server.order(id, 'PLACING');
      }),
      ...taps(addItem(C)),
      wait(3_000),
      weather(({ server }) => {
        for (const { order: placing } of server.carts.values()) if (placing) placing.state = 'PLACED';
      }),
    ],
    content: { [A]: 2, [B]: 1, [C]: 1 },
    bought: true,
  },
  'a basket that vanished unnoticed': { steps: [...filled, vanish], content: { [A]: 2, [B]: 1 } },
  'an order that is placed from here': { steps: [...filled, ...checkout, ...taps(addItem(C))], content: { [A]: 2, [B]: 1, [C]: 1 }, bought: true },
  'an order that is placed while an answer is lost': {
    steps: [...filled, faults({ dropAnswer: 1 }), ...taps(addItem(C)), wait(16_000), CLEAR, ...checkout],
    content: { [A]: 2, [B]: 1, [C]: 1 },
    bought: true,
  },
  ...IDENTITY_JOURNEYS,
};

import { addItem, changeQuantity, removeItem } from '#tests/support/make-cart.ts';
import type { Journey } from './live.ts';
import { A, B, C, taps, wait, weather, faults, CLEAR, offline, filled, laptop } from './steps.ts';

export const SIGNED_IN: Journey = {
  steps: [laptop(A, 1), ...filled, { signIn: 'ada' }, ...taps(addItem(C)), wait(3_000)],
  content: { [A]: 3, [B]: 1, [C]: 1 },
  shopper: 'ada',
};
export const SIGNED_OUT: Journey = {
  steps: [
    ...filled,
    { signIn: 'ada', toTheEnd: true },
    offline(true),
    ...taps(addItem(C)),
    wait(500),
    { signOut: 'send' },
    wait(500),
    offline(false),
    wait(10_000),
  ],
  content: {},
  accounts: { ada: { [A]: 2, [B]: 1, [C]: 1 } },
};

/** People who come and go. */
export const IDENTITY_JOURNEYS: Readonly<Record<string, Journey>> = {
  'signing in with nothing in any basket': { steps: [{ signIn: 'ada' }, ...taps(addItem(A))], content: { [A]: 1 }, shopper: 'ada' },
  'signing in to an account without a basket': {
    steps: [...filled, { signIn: 'ada' }, wait(50), ...taps(addItem(C))],
    content: { [A]: 2, [B]: 1, [C]: 1 },
    shopper: 'ada',
  },
  'signing in where the device merges': {
    steps: [weather(({ server }) => void (server.mergesAtLogin = false)), ...SIGNED_IN.steps],
    content: SIGNED_IN.content,
    shopper: 'ada',
  },
  'signing in with a queue made without network': {
    steps: [laptop(A, 1), ...filled, offline(true), ...taps(addItem(C), removeItem(B)), wait(500), { signIn: 'ada' }, wait(500), offline(false)],
    content: { [A]: 3, [C]: 1 },
    shopper: 'ada',
  },
  'signing in while answers are lost': {
    steps: [laptop(A, 1), ...filled, faults({ dropAnswer: 1 }), { signIn: 'ada' }, wait(20_000), CLEAR, ...taps(addItem(C))],
    content: { [A]: 3, [B]: 1, [C]: 1 },
    shopper: 'ada',
  },
  'signing in while a change is in doubt': {
    steps: [laptop(A, 1), ...filled, faults({ dropAnswer: 1 }), ...taps(addItem(C, 2)), wait(200), { signIn: 'ada' }, wait(16_000), CLEAR],
    content: { [A]: 3, [B]: 1, [C]: 2 },
    shopper: 'ada',
  },
  'a quantity that is changed while signing in': {
    steps: [laptop(A, 1), ...filled, faults({ unavailable: 1 }), { signIn: 'ada' }, ...taps(changeQuantity(A, 5), removeItem(B)), wait(500), CLEAR],
    content: { [A]: 6 },
    shopper: 'ada',
  },
  'signing out with changes that are kept': {
    steps: [
      ...filled,
      { signIn: 'ada', toTheEnd: true },
      weather(({ tab }) => tab.connectivity.hint(false)),
      offline(true),
      ...taps(changeQuantity(A, 7)),
      wait(500),
      { signOut: 'keep' },
      weather(({ tab }) => tab.connectivity.hint(true)),
      offline(false),
      wait(10_000),
      { signIn: 'ada' },
    ],
    content: { [A]: 7, [B]: 1 },
    shopper: 'ada',
  },
  'signing out with changes that are discarded': {
    steps: [
      ...filled,
      { signIn: 'ada', toTheEnd: true },
      faults({ unavailable: 1 }),
      ...taps(addItem(C)),
      wait(500),
      { signOut: 'discard' },
      CLEAR,
      wait(10_000),
    ],
    content: {},
    accounts: { ada: { [A]: 2, [B]: 1 } },
  },
  'another person on the device': {
    steps: [
      ...filled,
      { signIn: 'ada', toTheEnd: true },
      offline(true),
      ...taps(changeQuantity(A, 7)),
      wait(500),
      { signOut: 'keep' },
      offline(false),
      wait(20_000),
      ...taps(addItem(C)),
      wait(5_000),
      { signIn: 'bob' },
      wait(10_000),
      ...taps(addItem(C)),
    ],
    content: { [C]: 2 },
    shopper: 'bob',
    accounts: { ada: { [A]: 2, [B]: 1 } },
  },
};

import { describe, expect, it, vi } from 'vitest';
import { noCart } from '#pricing/no-cart.ts';
import { type Attempt, type Evidence, FRESH_MS, makeAttempt as makeNewAttempt, MAX_SENT, nextMove } from './attempt.ts';
import { settleAttempt, type SettlePorts } from './settle-attempt.ts';

const START = Date.UTC(2026, 10, 21, 9);
const makeAttempt = (more: Partial<Attempt> = {}): Attempt => ({
  key: 'key-1',
  cartId: 'cart-1',
  subject: 'guest',
  locale: 'en-us',
  startedAt: new Date(START).toISOString(),
  sent: 0,
  body: { cartId: 'cart-1', cartVersion: 7, total: 34_90, legalAccepted: true, paymentMethod: { code: 'CREDIT_CARD' } },
  ...more,
});

it('sends whom the bill goes to with the order, an address of the book under its id', () => {
  const written = {
    firstName: 'Ada',
    lastName: 'Hill',
    email: 'ada@example.com',
    addressLine1: '1 Trail Street',
    city: 'Portland',
    countryCode: 'US',
  };
  const billingAddress = { ...written, addressId: 'of-the-book', country: 'United States', isValidated: true };
  const press = { subject: null, locale: 'en-us', paymentMethod: { code: 'CREDIT_CARD' } } as const;
  const cart = noCart('en-us');
  expect(makeNewAttempt({ ...press, cart: { ...cart, billingAddress } }).body.billingAddress).toEqual({ ...written, addressId: 'of-the-book' });
  expect(makeNewAttempt({ ...press, cart }).body).not.toHaveProperty('billingAddress');
});

describe('the next move of an attempt', () => {
  const sent = makeAttempt({ sent: 1 });

  it('asks at once when a page comes back to it, and sends nothing first', () => {
    expect(nextMove(sent, { kind: 'returned' }, 0, START)).toEqual({ do: 'ask', afterMs: 0 });
  });

  it('ends with an order, or with a no', () => {
    expect(nextMove(sent, { kind: 'placed', orderNumber: 'WM-1', st: 's' }, 3, START)).toEqual({ do: 'finish', orderNumber: 'WM-1', st: 's' });
    expect(nextMove(sent, { kind: 'refused', code: 'PAY400' }, 0, START)).toEqual({ do: 'let-go', code: 'PAY400' });
  });

  it('asks what the cart became before it sends again, a little later every time', () => {
    const waits = [0, 1, 2, 3, 4, 9].map((round) => nextMove(sent, { kind: 'unknown' }, round, START));
    expect(waits.map((move) => (move.do === 'ask' ? move.afterMs : move))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(nextMove(sent, { kind: 'in-progress', askedMs: 20_000 }, 0, START)).toEqual({ do: 'ask', afterMs: 20_000 });
  });

  it('sends again only when there is no order and the press is fresh', () => {
    expect(nextMove(sent, { kind: 'no-order' }, 1, START + FRESH_MS - 1)).toEqual({ do: 'send' });
    expect(nextMove(sent, { kind: 'no-order' }, 1, START + FRESH_MS)).toEqual({ do: 'let-go', code: null });
    expect(nextMove(sent, { kind: 'no-order' }, 1, START - FRESH_MS)).toEqual({ do: 'let-go', code: null });
    expect(nextMove(makeAttempt({ sent: MAX_SENT }), { kind: 'no-order' }, 1, START)).toEqual({ do: 'let-go', code: null });
  });
});

/** A shop that keeps what it did by key, and a network that may lose the way there or back. */
const createModelShop = (outcome: 'approve' | 'decline' = 'approve') => {
  const byKey = new Map<string, Evidence>();
  const orders: string[] = [];
  const arrive = (attempt: Attempt): Evidence => {
    const known = byKey.get(attempt.key);
    if (known) return known;
    const made: Evidence =
      outcome === 'decline' ? { kind: 'refused', code: 'PAY400' } : { kind: 'placed', orderNumber: `WM-${orders.length + 1}`, st: 's' };
    if (made.kind === 'placed') orders.push(made.orderNumber);
    byKey.set(attempt.key, made);
    return made;
  };
  const state = (): Evidence => (orders.length > 0 ? { kind: 'placed', orderNumber: orders[0] ?? '', st: 's' } : { kind: 'no-order' });
  return { arrive, state, orders };
};

type Fate = 'arrives' | 'lost-on-the-way' | 'answer-lost';

/** A bank that nobody asks. */
const noBank: Pick<SettlePorts, 'challenge' | 'resume'> = {
  challenge: () => Promise.reject(new Error('nothing was asked')),
  resume: () => Promise.reject(new Error('nothing was asked')),
};

const run = async (begin: 'press' | 'return', fates: readonly Fate[], shop = createModelShop(), attempt = makeAttempt()) => {
  const left = [...fates];
  const kept: number[] = [];
  let now = START;
  const through = (work: () => Evidence): Evidence => {
    const fate = left.shift() ?? 'arrives';
    if (fate === 'lost-on-the-way') return { kind: 'unknown' };
    const answer = work();
    return fate === 'answer-lost' ? { kind: 'unknown' } : answer;
  };
  const doubts: number[] = [];
  const ports: SettlePorts = {
    place: async (sent) => {
      // The number of sends is on disk before the request leaves.
      expect(kept.at(-1)).toBe(sent.sent);
      return through(() => shop.arrive(sent));
    },
    ask: async () => through(shop.state),
    ...noBank,
    keep: async (sent) => void kept.push(sent.sent),
    wait: async (ms) => void (now += ms),
    now: () => now,
    onDoubt: () => void doubts.push(now),
    isStopped: () => false,
  };
  return { settled: await settleAttempt(attempt, begin, ports), shop, kept, doubts };
};

describe('an attempt', () => {
  it('is placed with one request when nothing goes wrong', async () => {
    const { settled, kept, doubts } = await run('press', []);
    expect(settled).toEqual({ outcome: 'placed', orderNumber: 'WM-1', st: 's' });
    expect([kept, doubts]).toEqual([[1], []]);
  });

  it('finds its order when the answer was lost, without sending again', async () => {
    const { settled, kept, shop, doubts } = await run('press', ['answer-lost']);
    expect(settled).toMatchObject({ outcome: 'placed', orderNumber: 'WM-1' });
    expect([kept, shop.orders.length, doubts.length]).toEqual([[1], 1, 1]);
  });

  it('is sent again with the same key when it never arrived', async () => {
    const { settled, kept, shop } = await run('press', ['lost-on-the-way']);
    expect(settled).toMatchObject({ outcome: 'placed', orderNumber: 'WM-1' });
    expect([kept, shop.orders.length]).toEqual([[1, 2], 1]);
  });

  it('learns of its refusal by repeating itself, because a refused order leaves none', async () => {
    const { settled, shop } = await run('press', ['answer-lost'], createModelShop('decline'));
    expect(settled).toMatchObject({ outcome: 'let-go', code: 'PAY400' });
    expect(shop.orders).toEqual([]);
  });

  it('taken up by another page asks first, and finds what a crashed one had placed', async () => {
    const shop = createModelShop();
    const sent = makeAttempt({ sent: 1 });
    shop.arrive(sent);
    const { settled, kept, doubts } = await run('return', [], shop, sent);
    expect(settled).toMatchObject({ outcome: 'placed', orderNumber: 'WM-1' });
    expect([kept, doubts.length]).toEqual([[], 1]);
  });

  it('that was written down long ago and never arrived is let go, not placed by opening a page', async () => {
    const old = makeAttempt({ startedAt: new Date(START - FRESH_MS).toISOString() });
    const { settled, shop } = await run('return', [], createModelShop(), old);
    expect(settled).toMatchObject({ outcome: 'let-go', code: null });
    expect(shop.orders).toEqual([]);
  });

  it('makes at most one order, however requests and answers are lost', async () => {
    const fates: Fate[] = ['arrives', 'lost-on-the-way', 'answer-lost'];
    for (let index = 0; index < 3 ** 6; index++) {
      const list = Array.from({ length: 6 }, (_, at) => fates[Math.floor(index / 3 ** at) % 3] ?? 'arrives');
      for (const begin of ['press', 'return'] as const) {
        const { settled, shop } = await run(begin, list);
        expect(shop.orders.length).toBeLessThanOrEqual(1);
        expect(settled.outcome === 'placed').toBe(shop.orders.length === 1);
      }
    }
  });

  it('stops asking when the page is left, and stays written down', async () => {
    const shop = createModelShop();
    const settled = await settleAttempt(makeAttempt(), 'press', {
      place: async () => ({ kind: 'unknown' }),
      ask: async () => shop.state(),
      ...noBank,
      keep: async () => {},
      wait: async () => {},
      now: () => START,
      onDoubt: () => {},
      isStopped: () => true,
    });
    expect(settled).toEqual({ outcome: 'stopped' });
  });
});

describe('an order that its bank asks about', () => {
  const challenge = { url: '/provider/challenge/one', sessionID: 'one', expiresAt: '2026-11-21T09:05:00.000Z' };
  const asked: Evidence = { kind: 'challenge', orderNumber: 'WM-1', st: 's', challenge };
  const placed: Evidence = { kind: 'placed', orderNumber: 'WM-1', st: 's' };
  const ports = (more: Partial<SettlePorts>): SettlePorts => ({
    place: async () => asked,
    ask: async () => asked,
    challenge: async () => 'passed',
    resume: async () => placed,
    keep: async () => {},
    wait: async () => {},
    now: () => START,
    onDoubt: () => {},
    isStopped: () => false,
    ...more,
  });

  it('goes on with the answer, and is placed', async () => {
    const resume = vi.fn<SettlePorts['resume']>(async () => placed);
    expect(await settleAttempt(makeAttempt(), 'press', ports({ resume }))).toEqual({ outcome: 'placed', orderNumber: 'WM-1', st: 's' });
    expect(resume).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key-1' }), 'WM-1', 'passed');
  });

  it.each(['failed', 'cancelled', 'expired'] as const)('is let go when it %s, for the basket in its place', async (result) => {
    const settled = await settleAttempt(
      makeAttempt(),
      'press',
      ports({ challenge: async () => result, resume: async () => ({ kind: 'refused', code: 'PAY400', replacedBy: 'cart-2' }) }),
    );
    expect(settled).toEqual({ outcome: 'let-go', code: 'PAY400', replacedBy: 'cart-2', result });
  });

  it('is asked about once, however often the answer is lost on its way to the shop', async () => {
    const question = vi.fn<SettlePorts['challenge']>(async () => 'passed');
    const answers: Evidence[] = [{ kind: 'unknown' }, { kind: 'unknown' }, placed];
    const settled = await settleAttempt(makeAttempt(), 'press', ports({ challenge: question, resume: async () => answers.shift() ?? placed }));
    expect(settled).toMatchObject({ outcome: 'placed' });
    expect(question).toHaveBeenCalledTimes(1);
  });

  it('is asked about again by a page that was opened meanwhile', async () => {
    const question = vi.fn<SettlePorts['challenge']>(async () => 'passed');
    expect(await settleAttempt(makeAttempt({ sent: 1 }), 'return', ports({ challenge: question }))).toMatchObject({ outcome: 'placed' });
    expect(question).toHaveBeenCalledExactlyOnceWith(challenge);
  });

  it('stays written down when the page is left during the question', async () => {
    const resume = vi.fn<SettlePorts['resume']>(async () => placed);
    expect(await settleAttempt(makeAttempt(), 'press', ports({ resume, isStopped: () => true }))).toEqual({ outcome: 'stopped' });
    expect(resume).not.toHaveBeenCalled();
  });
});

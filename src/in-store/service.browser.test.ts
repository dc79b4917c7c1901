import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, NoAnswer } from '#contract/client/client.ts';
import type { Cart } from '#contract/cart.ts';
import type { HeldLine } from '#db/storage/in-store-rows.ts';
import { newId } from '#db/mutations/new-id.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { factsOf } from '#db/cart/lines/item-facts.ts';
import { choiceOf } from '#db/cart/lines/line-key.ts';
import { makeLine } from '#src/cart/testing/make-view.ts';
import type { CounterCart, InStorePorts } from './ports.ts';
import { createInStore, type InStore } from './service.ts';

interface Call {
  readonly name: string;
  readonly input: { readonly params?: { readonly basketId: string }; readonly body?: Record<string, unknown>; readonly key?: string };
}

const { item } = makeLine('400');
const LINE: HeldLine = { choice: choiceOf(item), facts: factsOf(item), qty: 2 };
const FULL: CounterCart = { lines: [LINE], units: 2, coupons: ['WELCOME10'], adjustments: [], total: { amount: 60_00, currency: 'USD' } };
const EMPTY: CounterCart = { lines: [], units: 0, coupons: [], adjustments: [], total: null };
const CART = { id: 'cart' } as unknown as Cart;
const HERE = { storeId: 'PDX', storeName: 'Portland', storeEmployeeId: 'PDX-01', storeEmployeeName: 'Maya' };
const ADA = { customerRef: '01900000-0000-7000-8000-000000000001', firstName: 'Ada', isLoyaltyMember: false };

let db: WaymarkDatabase;
let inStore: InStore;
let calls: Call[];
let online: boolean;
let refuse: Readonly<Record<string, string>>;
let atShop: Record<string, unknown>;
let atCounter: CounterCart;
let settled: boolean;
let accepted: Cart[];
let count = 0;

const refusal = (code: string): ApiError =>
  new ApiError({
    code,
    status: 404,
    level: 'top',
    messageKey: 'error.storeNotFound',
    action: { do: 'show' },
    replay: 'refused',
    values: {},
    details: {},
    serverMessage: '',
    words: undefined,
    appId: 'waymark',
    correlationId: '',
    retryAfterMs: undefined,
  });

const api = (async (name: string, input: Call['input'] = {}) => {
  if (!online) throw new NoAnswer('network', false);
  calls.push({ name, input });
  const code = refuse[name];
  if (code !== undefined) throw refusal(code);
  if (name === 'agent.connect') atShop = { connected: true, ...input.body };
  if (name === 'agent.attachCustomer') atShop = { ...atShop, customer: input.body?.customerRef === null ? undefined : ADA };
  if (name === 'agent.session') return atShop;
  return name === 'agent.resumeBasket' ? CART : {};
}) as unknown as InStorePorts['api'];

const sent = (name: string): Call[] => calls.filter((call) => call.name === name);
const open = (): InStore =>
  createInStore({
    api,
    db,
    subject: () => 'associate',
    newId,
    now: () => new Date('2026-11-21T10:00:00Z'),
    cartPort: {
      read: async () => atCounter,
      clear: async () => void (atCounter = EMPTY),
      put: (lines, coupons) => void (atCounter = { ...FULL, lines, coupons }),
      settle: async () => settled,
      cartId: async () => 'cart',
      accept: async (cart) => void accepted.push(cart),
    },
  });

beforeEach(async () => {
  db = new WaymarkDatabase(`service-${(count += 1)}-${Date.now()}`);
  [calls, online, refuse, atShop, atCounter, settled, accepted] = [[], true, {}, { connected: false }, FULL, true, []];
  inStore = open();
  await inStore.connect({ ...HERE, pin: '4711' });
  await inStore.sync();
  calls = [];
});
afterEach(async () => {
  inStore.close();
  await db.delete();
});

describe('without network', () => {
  beforeEach(() => {
    online = false;
  });

  it('the session stays, also in a new page, and goes on with the shop when it is back', async () => {
    inStore.close();
    inStore = open();
    expect(await inStore.reread()).toMatchObject(HERE);
    atShop = { connected: false };
    online = true;
    await inStore.sync();
    expect(sent('agent.connect')[0]?.input.body).toEqual({ storeId: 'PDX', storeEmployeeId: 'PDX-01' });
  });

  it('what is rung up waits with who, where and when, is kept in the store when the network is back, and is paid by nobody', async () => {
    await inStore.putAside('sale', ' red bag ');
    await inStore.sync();
    expect(atCounter).toBe(EMPTY);
    const [sale] = inStore.state().held;
    expect(sale).toMatchObject({ kind: 'sale', storeId: 'PDX', storeEmployeeId: 'PDX-01', at: '2026-11-21T10:00:00.000Z', note: 'red bag' });
    online = true;
    await inStore.sync();
    await inStore.sync();
    expect(sent('agent.keepBasket').map(({ input }) => [input.params?.basketId, input.body?.kind])).toEqual([[sale?.id, 'sale']]);
    expect(inStore.state().held).toEqual([]);
    expect(calls.map(({ name }) => name).filter((name) => name === 'agent.resumeBasket' || name.startsWith('cart.'))).toEqual([]);
  });

  it('a sale waits for the shop; a parked cart comes back as it was', async () => {
    await inStore.putAside('sale', '');
    const sale = inStore.state().held[0]?.id ?? '';
    expect(await inStore.resume({ basketId: sale, kind: 'sale' }, true)).toBe('needs-line');
    atCounter = FULL;
    await inStore.setCustomer(ADA);
    await inStore.putAside('parked', '');
    expect(inStore.state().counter?.customer).toBeNull();
    const parked = inStore.state().held.find(({ kind }) => kind === 'parked')?.id ?? '';
    expect(await inStore.resume({ basketId: parked, kind: 'parked' }, true)).toBeNull();
    expect(atCounter).toMatchObject({ lines: [LINE], coupons: ['WELCOME10'] });
    expect(inStore.state().counter?.customer).toEqual(ADA);
    expect(inStore.state().held.map(({ id }) => id)).toEqual([sale]);
  });

  it('a parked cart whose prices were changed waits for the shop, which is told of every change', async () => {
    const adjustment = { kind: 'PERCENT', value: 10_000, reason: 'DAMAGED', storeEmployeeId: 'PDX-01' } as const;
    const ofOrder = { ...adjustment, level: 'ORDER' } as const;
    atCounter = { ...FULL, lines: [{ ...LINE, adjustment }], adjustments: [ofOrder] };
    await inStore.putAside('parked', '');
    const parked = inStore.state().held[0]?.id ?? '';
    expect(await inStore.resume({ basketId: parked, kind: 'parked' }, true)).toBe('needs-line');
    online = true;
    await inStore.sync();
    expect(sent('agent.keepBasket')[0]?.input.body).toMatchObject({ items: [{ qty: 2, adjustment }], adjustments: [ofOrder] });
  });

  it('a customer who was let go is no customer to the shop as soon as it can be told', async () => {
    online = true;
    await inStore.setCustomer(ADA);
    await inStore.sync();
    online = false;
    await inStore.setCustomer(null);
    await inStore.sync();
    expect(atShop.customer).toEqual(ADA);
    online = true;
    await inStore.sync();
    expect(atShop.customer).toBeUndefined();
    expect(inStore.state().counter?.customer).toBeNull();
  });
});

describe('back to the counter', () => {
  it('comes what the store has, once for one key, into the cart of the device', async () => {
    atCounter = EMPTY;
    expect(await inStore.resume({ basketId: ADA.customerRef, kind: 'sale' }, false)).toBeNull();
    const [call] = sent('agent.resumeBasket');
    expect(call?.input).toMatchObject({ key: ADA.customerRef, body: { cartId: 'cart' } });
    expect(accepted).toEqual([CART]);
  });

  it('comes nothing while something else is there, or removals are on their way', async () => {
    expect(await inStore.resume({ basketId: ADA.customerRef, kind: 'parked' }, false)).toBe('counter-busy');
    [atCounter, settled] = [EMPTY, false];
    expect(await inStore.resume({ basketId: ADA.customerRef, kind: 'parked' }, false)).toBe('still-sending');
    expect(sent('agent.resumeBasket')).toEqual([]);
  });
});

describe('a refusal', () => {
  it('of store and employee is said, and nothing is thrown away', async () => {
    await inStore.putAside('parked', '');
    await inStore.sync();
    atCounter = FULL;
    atShop = { connected: false };
    refuse = { 'agent.connect': 'STR404' };
    await inStore.putAside('sale', '');
    await inStore.sync();
    expect(inStore.state()).toMatchObject({ refused: true, counter: HERE });
    expect(inStore.state().held).toHaveLength(1);
  });

  it('of one cart leaves it on the device with its reason, and holds up no other', async () => {
    refuse = { 'agent.keepBasket': 'STR404' };
    await inStore.putAside('parked', '');
    await inStore.sync();
    expect(inStore.state().held).toMatchObject([{ refused: 'STR404' }]);
    refuse = {};
    atCounter = FULL;
    await inStore.putAside('parked', '');
    await inStore.sync();
    expect(inStore.state().held).toMatchObject([{ refused: 'STR404' }]);
  });

  it('of a customer who is not known any more leaves the sale without one', async () => {
    refuse = { 'agent.attachCustomer': 'CCN404' };
    await inStore.setCustomer(ADA);
    await inStore.sync();
    expect(inStore.state().counter?.customer).toBeNull();
  });
});

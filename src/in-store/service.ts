import { liveQuery } from 'dexie';
import { ApiError } from '#contract/client/client.ts';
import type { ParkedCart, HeldKind, StoreCustomer } from '#contract/calls/store-session.ts';
import { createCounter, type PinAnswer } from '#db/in-store/counter.ts';
import { createParkedCarts, wireHeld } from '#db/in-store/parked.ts';
import { keepPin } from '#db/in-store/pin.ts';
import type { CounterRow, HeldRow } from '#db/storage/in-store-rows.ts';
import type { InStorePorts } from './ports.ts';

export interface InStoreState {
  /** Undefined until the device's data was read; null: no store and employee are set. */
  readonly counter: CounterRow | null | undefined;
  /** What the shop does not have yet. */
  readonly held: readonly HeldRow[];
  /** The shop refused store and employee of this device. */
  readonly refused: boolean;
}

export interface ChosenCounter {
  readonly storeId: string;
  readonly storeName: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
  readonly pin: string;
}

/** Why something put aside did not come back; the rest are failures of calls. */
export type ResumeProblem = 'counter-busy' | 'still-sending' | 'not-kept' | 'needs-line';

const codeOf = (failure: unknown): string | undefined => (failure instanceof ApiError ? failure.code : undefined);

/**
 * The people in the store, on this device: who sells where, for whom, and what is put aside. Everything is written down here first and goes to the
 * shop when it can be reached; only money waits for a tap.
 */
export const createInStore = ({ api, db, cartPort, subject, newId, now }: InStorePorts) => {
  const counter = createCounter(db);
  const held = createParkedCarts(db);
  const listeners = new Set<() => void>();
  let state: InStoreState = { counter: undefined, held: [], refused: false };
  let syncing: Promise<void> | undefined;

  const publish = (different: Partial<InStoreState>): void => {
    state = { ...state, ...different };
    for (const listener of listeners) listener();
  };
  const watching = liveQuery(async () => ({ counter: await counter.read(subject()), held: await held.list() })).subscribe({
    next: publish,
    // Forbidden storage: nothing can be kept here, so nothing is connected.
    error: () => publish({ counter: null }),
  });
  const keyed = (key: string) => ({ key, subject: subject() ?? undefined });
  const reread = async (): Promise<CounterRow | null> => {
    const row = await counter.read(subject());
    publish({ counter: row, held: await held.list() });
    return row;
  };

  /** The shop's session says what this device's does; a sign-in made another one, where it is set anew. */
  const agree = async (row: CounterRow): Promise<void> => {
    const { storeId, storeEmployeeId } = row;
    const there = await api('agent.session', {});
    const same = there.storeId === storeId && there.storeEmployeeId === storeEmployeeId;
    if (!same) await api('agent.connect', { body: { storeId, storeEmployeeId }, ...keyed(newId()) });
    if (row.customerUnsent) {
      const customerRef = row.customer?.customerRef ?? null;
      try {
        await api('agent.attachCustomer', { body: { customerRef }, ...keyed(newId()) });
        await counter.customerSent(customerRef);
      } catch (failure) {
        if (codeOf(failure) !== 'CCN404') throw failure;
        await counter.setCustomer(null);
      }
    } else if (same) await counter.heardCustomer(there.customer ?? null);
    publish({ refused: false });
  };

  const deliver = async (row: CounterRow): Promise<void> => {
    for (const parkedRow of await held.list()) {
      if (parkedRow.storeId !== row.storeId || parkedRow.refused !== undefined) continue;
      try {
        await api('agent.keepBasket', { params: { basketId: parkedRow.id }, body: wireHeld(parkedRow), ...keyed(newId()) });
        await held.remove(parkedRow.id);
      } catch (failure) {
        const code = codeOf(failure);
        if (!(failure instanceof ApiError) || code === undefined || failure.status >= 500 || failure.status === 429) throw failure;
        await held.refuse(parkedRow.id, code);
      }
    }
  };

  const run = async (): Promise<void> => {
    const row = await counter.read(subject());
    if (!row) return;
    try {
      await agree(row);
      await deliver(row);
    } catch (failure) {
      if (codeOf(failure) === 'STR404') publish({ refused: true });
    }
    await reread();
  };

  /** Brings device and shop together as far as the shop can be reached. Never rejects. */
  const sync = async (): Promise<void> => {
    const before = syncing;
    const mine = (async () => {
      await before;
      await run();
    })();
    syncing = mine;
    await mine;
  };

  /** Puts what is at the counter aside: on this device at once, in the store as soon as it can be. */
  const putAside = async (kind: HeldKind, note: string): Promise<void> => {
    const row = await counter.read(subject());
    const { lines, coupons, adjustments, total } = await cartPort.read();
    if (!row || lines.length === 0) return;
    const { storeId, storeEmployeeId, customer } = row;
    const facts = { id: newId(), kind, storeId, storeEmployeeId, at: now().toISOString(), lines, coupons };
    await held.keep({
      ...facts,
      ...(adjustments.length > 0 && { adjustments }),
      ...(note.trim() && { note: note.trim() }),
      ...(total && { total }),
      ...(customer && { customer }),
    });
    await cartPort.clear();
    if (customer) await counter.setCustomer(null);
    await reread();
    void sync();
  };

  /** One that only this device has, and only where nobody has to be asked: its lines go back as they were. */
  const resumeHere = async (row: HeldRow): Promise<void> => {
    cartPort.put(row.lines, row.coupons);
    await counter.setCustomer(row.customer ?? null);
    await held.remove(row.id);
    await reread();
  };

  return {
    state: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync,
    reread,
    putAside,

    /** @throws what the client throws: the shop has to know of it once */
    connect: async ({ pin, ...chosen }: ChosenCounter): Promise<void> => {
      const { storeId, storeEmployeeId } = chosen;
      await api('agent.connect', { body: { storeId, storeEmployeeId }, ...keyed(newId()) });
      await counter.connect({ ...chosen, subject: subject() ?? '', pin: await keepPin(pin) });
      publish({ refused: false });
      await reread();
      void sync();
    },

    tryPin: (pin: string): Promise<PinAnswer> => counter.tryPin(pin),

    /** @throws what the client throws */
    findCustomer: (wanted: string): Promise<StoreCustomer> => {
      const text = wanted.trim();
      return api('agent.findCustomer', { body: text.includes('@') ? { email: text } : { loyaltyId: text } });
    },

    setCustomer: async (customer: StoreCustomer | null): Promise<void> => {
      await counter.setCustomer(customer);
      await reread();
      void sync();
    },

    /**
     * Back to the counter, where nothing else may be; `pay` asks for a sale, which goes on at the checkout and needs the shop.
     * @returns what stands in the way, or null
     * @throws what the client throws
     */
    resume: async ({ basketId, kind }: Pick<ParkedCart, 'basketId' | 'kind'>, offline: boolean): Promise<ResumeProblem | null> => {
      if ((await cartPort.read()).lines.length > 0) return 'counter-busy';
      if (offline) {
        const here = (await held.list()).find(({ id }) => id === basketId);
        // Changed prices are the shop's to give.
        const needsShop = here?.adjustments !== undefined || here?.lines.some(({ facts, adjustment }) => facts === null || adjustment !== undefined);
        if (kind === 'sale' || !here || needsShop) return 'needs-line';
        await resumeHere(here);
        return null;
      }
      // A removal that still waits would take the same thing out again.
      if (!(await cartPort.settle())) return 'still-sending';
      await sync();
      if ((await held.list()).some(({ id }) => id === basketId)) return 'not-kept';
      const cartId = await cartPort.cartId();
      const body = cartId === null ? {} : { cartId };
      // The key is the cart's own: asked again after a lost answer, it is the same taking back.
      const cart = await api('agent.resumeBasket', { params: { basketId }, body, ...keyed(basketId) });
      await cartPort.accept(cart);
      await sync();
      return null;
    },

    /** @throws what the client throws */
    drop: async (basketId: string): Promise<void> => {
      if ((await held.list()).some(({ id }) => id === basketId)) {
        await held.remove(basketId);
        await reread();
      } else await api('agent.dropBasket', { params: { basketId }, ...keyed(basketId) });
    },

    close: () => watching.unsubscribe(),
  };
};

export type InStore = ReturnType<typeof createInStore>;

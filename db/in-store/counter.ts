import type { StoreCustomer } from '#contract/store-session.ts';
import type { WaymarkDatabase } from '../schema.ts';
import { whileHere } from '../tables/while-here.ts';
import { isPin } from './pin.ts';
import type { CounterRow } from './rows.ts';

/** Wrong PINs that clear the session; what waits on the device stays. */
export const PIN_TRIES = 5;

export type PinAnswer = { readonly kind: 'open' } | { readonly kind: 'wrong'; readonly left: number } | { readonly kind: 'spent' };

export const createCounter = (db: WaymarkDatabase) => {
  const change = (different: Partial<CounterRow>): Promise<number> => db.counter.update('current', different);
  const changing = <T>(work: () => Promise<T>): Promise<T> => whileHere(() => db.transaction('rw', db.counter, work));

  return {
    /** Null also where it is another account's. */
    async read(subject: string | null): Promise<CounterRow | null> {
      const row = await whileHere(() => db.counter.get('current'));
      return row && row.subject === subject ? row : null;
    },

    async connect(row: Omit<CounterRow, 'id' | 'tries' | 'customer' | 'customerUnsent'>): Promise<void> {
      await changing(async () => {
        const before = await db.counter.get('current');
        // Another employee at the same counter goes on with its customer.
        const same = before?.storeId === row.storeId && before.subject === row.subject;
        await db.counter.put({
          ...row,
          id: 'current',
          tries: 0,
          customer: same ? before.customer : null,
          customerUnsent: same && before.customerUnsent,
        });
      });
    },

    /**
     * One try. It is counted, on disk, before the PIN is looked at: a page that is killed in the middle gives none away. `spent` is the answer from
     * the fifth wrong one on, also to the right PIN, until the session is cleared.
     */
    async tryPin(pin: string): Promise<PinAnswer> {
      const row = await changing(async () => {
        const current = await db.counter.get('current');
        if (current) await change({ tries: current.tries + 1 });
        return current;
      });
      if (!row || row.tries >= PIN_TRIES) return { kind: 'spent' };
      if (await isPin(pin, row.pin)) {
        await changing(() => change({ tries: 0 }));
        return { kind: 'open' };
      }
      const left = PIN_TRIES - row.tries - 1;
      return left === 0 ? { kind: 'spent' } : { kind: 'wrong', left };
    },

    /** Whoever the sale is for: on the device first, the shop hears of it as soon as it can. */
    async setCustomer(customer: StoreCustomer | null): Promise<void> {
      await changing(() => change({ customer, customerUnsent: true }));
    },

    /** The shop was told of this customer; somebody who came meanwhile is still to be told of. */
    async customerSent(customerRef: string | null): Promise<void> {
      await changing(async () => {
        const row = await db.counter.get('current');
        if ((row?.customer?.customerRef ?? null) === customerRef) await change({ customerUnsent: false });
      });
    },

    /** What the shop says of the customer, unless the device knows better. */
    async heardCustomer(customer: StoreCustomer | null): Promise<void> {
      await changing(async () => {
        const row = await db.counter.get('current');
        if (row && !row.customerUnsent) await change({ customer });
      });
    },
  };
};

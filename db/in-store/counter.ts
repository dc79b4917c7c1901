import type { StoreCustomer } from '#contract/calls/store-session.ts';
import type { WaymarkDatabase } from '#db/storage/schema.ts';
import { whileHere } from '#db/storage/while-here.ts';
import { isPin } from './pin.ts';
import type { CounterRow } from '#db/storage/in-store-rows.ts';

/** Number of wrong PINs after which the session is cleared; pending changes stay on the device. */
export const PIN_TRIES = 5;

export type PinAnswer = { readonly kind: 'open' } | { readonly kind: 'wrong'; readonly left: number } | { readonly kind: 'spent' };

export const createCounter = (db: WaymarkDatabase) => {
  const change = (different: Partial<CounterRow>): Promise<number> => db.counter.update('current', different);
  const changing = <T>(work: () => Promise<T>): Promise<T> => whileHere(() => db.transaction('rw', db.counter, work));

  return {
    /** Null also if the row belongs to another account. */
    async read(subject: string | null): Promise<CounterRow | null> {
      const row = await whileHere(() => db.counter.get('current'));
      return row && row.subject === subject ? row : null;
    },

    async connect(row: Omit<CounterRow, 'id' | 'tries' | 'customer' | 'customerUnsent'>): Promise<void> {
      await changing(async () => {
        const before = await db.counter.get('current');
        // Another employee at the same counter continues with its customer.
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
     * One attempt, counted on disk before the PIN is checked, so killing the page gains none. From the fifth wrong PIN on the answer is `spent`, even
     * for the right PIN, until the session is cleared.
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

    /** Stores the customer of the sale on the device; the server is informed as soon as possible. */
    async setCustomer(customer: StoreCustomer | null): Promise<void> {
      await changing(() => change({ customer, customerUnsent: true }));
    },

    /** The server has received this customer; one who was set in the meantime is still to be sent. */
    async customerSent(customerRef: string | null): Promise<void> {
      await changing(async () => {
        const row = await db.counter.get('current');
        if ((row?.customer?.customerRef ?? null) === customerRef) await change({ customerUnsent: false });
      });
    },

    /** Stores the customer that the server names, unless a newer one is on the device. */
    async heardCustomer(customer: StoreCustomer | null): Promise<void> {
      await changing(async () => {
        const row = await db.counter.get('current');
        if (row && !row.customerUnsent) await change({ customer });
      });
    },
  };
};

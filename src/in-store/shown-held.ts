import type { ParkedCart } from '#contract/calls/store-session.ts';
import type { CounterRow, HeldRow } from '#db/storage/in-store-rows.ts';

/** One cart put aside, wherever it is kept. */
export interface ShownHeld extends Pick<ParkedCart, 'basketId' | 'kind' | 'at' | 'items' | 'note' | 'total' | 'customer'> {
  readonly storeName: string;
  readonly employeeName: string;
  /** The shop does not have it yet. */
  readonly onDevice: boolean;
  /** Of a store in which this device does not sell now. */
  readonly elsewhere: boolean;
  /** Code of the shop's refusal. */
  readonly refused?: string | undefined;
}

/** Names of before are gone after a sign-out: then the ids say who and where. */
type Names = Pick<CounterRow, 'storeId' | 'storeName' | 'storeEmployeeId' | 'storeEmployeeName'>;

/** What the device keeps and what the store has, as one list, oldest first; what is in both is the store's. */
export const shownHeld = (here: readonly HeldRow[], there: readonly ParkedCart[], counter: Names): ShownHeld[] => {
  const storeOf = (storeId: string): string => (storeId === counter.storeId ? counter.storeName : storeId);
  const kept = new Set(there.map(({ basketId }) => basketId));
  const own = here
    .filter(({ id }) => !kept.has(id))
    .map(({ id, lines, storeId, storeEmployeeId, ...row }): ShownHeld => ({
      ...row,
      basketId: id,
      storeName: storeOf(storeId),
      employeeName: storeEmployeeId === counter.storeEmployeeId ? counter.storeEmployeeName : storeEmployeeId,
      items: lines.map(({ choice, qty, facts }) => ({ upc: choice.upc, qty, name: facts?.name })),
      onDevice: true,
      elsewhere: storeId !== counter.storeId,
    }));
  const stores = there.map(({ storeId, storeEmployeeId, storeEmployeeName, ...row }): ShownHeld => ({
    ...row,
    storeName: storeOf(storeId),
    employeeName: storeEmployeeName ?? storeEmployeeId,
    onDevice: false,
    elsewhere: false,
  }));
  return [...own, ...stores].toSorted((a, b) => a.at.localeCompare(b.at) || a.basketId.localeCompare(b.basketId));
};

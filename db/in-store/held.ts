import type { CallBodyInput } from '#contract/calls.ts';
import type { WaymarkDatabase } from '../schema.ts';
import { whileHere } from '../tables/while-here.ts';
import type { HeldRow } from './rows.ts';

/** What the device keeps of baskets put aside until the shop has them, oldest first. */
export const createHeldBaskets = (db: WaymarkDatabase) => ({
  async list(): Promise<HeldRow[]> {
    return (await whileHere(() => db.heldBaskets.toArray())).toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  },
  async keep(row: HeldRow): Promise<void> {
    await whileHere(() => db.heldBaskets.put(row));
  },
  async refuse(id: string, code: string): Promise<void> {
    await whileHere(() => db.heldBaskets.update(id, { refused: code }));
  },
  async remove(id: string): Promise<void> {
    await whileHere(() => db.heldBaskets.delete(id));
  },
});

/** As the shop takes it. */
export const wireHeld = ({
  lines,
  customer,
  id: _id,
  refused: _refused,
  coupons,
  adjustments,
  ...facts
}: HeldRow): CallBodyInput<'agent.keepBasket'> => ({
  ...facts,
  coupons: [...coupons],
  ...(adjustments && { adjustments: [...adjustments] }),
  items: lines.map(({ choice: { storeName: _name, ...choice }, qty, adjustment }) => ({ ...choice, qty, ...(adjustment && { adjustment }) })),
  ...(customer && { customerRef: customer.customerRef }),
});

/** Once the people have signed out nothing of anybody is left: product ids and quantities, and who, where and when by their ids. */
export const bareHeld = ({ id, kind, storeId, storeEmployeeId, at, lines, coupons, adjustments, total }: HeldRow): HeldRow => ({
  id,
  kind,
  storeId,
  storeEmployeeId,
  at,
  lines: lines.map(({ choice: { storeName: _name, giftOption: _gift, ...choice }, qty, adjustment }) => ({
    choice,
    qty,
    facts: null,
    ...(adjustment && { adjustment }),
  })),
  coupons,
  ...(adjustments && { adjustments }),
  ...(total && { total }),
});

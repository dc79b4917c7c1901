import type { CallBodyInput } from '#contract/calls/calls.ts';
import type { WaymarkDatabase } from '#db/storage/schema.ts';
import { whileHere } from '#db/storage/while-here.ts';
import type { HeldRow } from '#db/storage/in-store-rows.ts';

/** Parked carts that the server does not have yet, oldest first. */
export const createParkedCarts = (db: WaymarkDatabase) => ({
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

/** A line in wire format, without the words that it was shown with. */
export const wireLine = ({ storeName: _name, ...choice }: HeldRow['lines'][number]['choice'], qty: number) => ({ ...choice, qty });

/** The parked cart in wire format. */
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
  items: lines.map(({ choice, qty, adjustment }) => ({ ...wireLine(choice, qty), ...(adjustment && { adjustment }) })),
  ...(customer && { customerRef: customer.customerRef }),
});

/** The row without personal data, after a sign-out: product ids and quantities, the ids of store and employee, and the time. */
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

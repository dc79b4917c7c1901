import type { Cart } from '#contract/cart.ts';
import { lineKey, lineKeyOf } from '#db/cart/lines/line-key.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { fulfilledAs, type SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import type { CartNotice } from '#db/cart/server-changes.ts';
import type { CartLine, RefusedChange } from '#db/cart/view.ts';
import { LOCAL_REASONS } from '#db/mutations/mutation.ts';

/** What a refused change would have turned a line into. */
export type Target =
  | { readonly kind: 'variant'; readonly item: CartItemInput }
  | { readonly kind: 'place'; readonly item: CartItemInput; readonly store: SetFulfilmentArgs['store'] };

/** Fewer units of a line than the shopper wants, which is theirs to decide on. Quantities are units of the whole line. */
export interface Shortage {
  readonly line: CartLine;
  readonly wanted: number;
  /** How many the cart may hold; 0: none. */
  readonly left: number;
  /** False: the shop's maximum for one order is the limit, so that no other store helps. */
  readonly isStock: boolean;
  /** Absent: the line itself is short. */
  readonly target?: Target;
  /** Refused changes and notices that the decision answers. */
  readonly refused: readonly RefusedChange[];
  readonly noticeId?: string;
}

type Flash = Cart['flash'][number];

/** The shortage of a line: of a refused change, of a change that the server made by itself, or of the stock since the item was added. */
export const shortageOf = (line: CartLine, flash: readonly Flash[], notices: readonly CartNotice[]): Shortage | undefined =>
  line.item.bonus ? undefined : (ofRefusals(line) ?? ofNotice(line, notices) ?? ofStock(line, flash));

/** Flash messages that a shortage words; a server that does not say how many are left has its plain text shown. */
export const isShortage = ({ code, details }: Flash): boolean =>
  code === 'ProductLineItemInventoryMissing' && typeof details.availableQuantity === 'number';

/** How many units a refused change may have; undefined: it was refused for another reason. */
const leftFor = ({ item, ghost }: CartLine, { refusal }: RefusedChange): Pick<Shortage, 'left' | 'isStock'> | undefined => {
  if (refusal.code === 'INV700') return { left: 0, isStock: true };
  const { maxAllowedQty, availableQuantity } = (refusal.details ?? {}) as { readonly [name: string]: unknown };
  if (refusal.code === 'INV408' && typeof maxAllowedQty === 'number') return { left: maxAllowedQty, isStock: typeof availableQuantity === 'number' };
  // A cart was rebuilt, and the line returned with what there is.
  if (refusal.code === LOCAL_REASONS.lineLost && !ghost && item.qty >= item.maxQty) return { left: item.qty, isStock: true };
  return undefined;
};

const targetOf = ({ change }: RefusedChange): Target | undefined => {
  if (change?.type === 'edit-variant') return { kind: 'variant', item: change.args.to };
  if (change?.type !== 'set-fulfilment') return undefined;
  const { item, store } = change.args;
  return { kind: 'place', item: fulfilledAs(item, store), store };
};

function ofRefusals(line: CartLine): Shortage | undefined {
  const short = line.refused.filter((refused) => leftFor(line, refused));
  const last = short.at(-1);
  const left = last && leftFor(line, last);
  if (!left) return undefined;
  const target = targetOf(last);
  if (target) return { line, ...left, wanted: line.item.qty, target, refused: [last] };
  const quantities = short.filter((refused) => !targetOf(refused));
  const wanted = quantities.reduce(
    (sum, { change }) => (change?.type === 'add-item' ? sum + change.args.qty : change?.type === 'change-quantity' ? change.args.qty : sum),
    line.ghost ? 0 : line.item.qty,
  );
  // The line has become smaller since: the change can simply be tried again.
  return wanted > left.left ? { line, ...left, wanted, refused: quantities } : undefined;
}

function ofNotice(line: CartLine, notices: readonly CartNotice[]): Shortage | undefined {
  const { upc, qty, availability } = line.item;
  const notice = notices.find(({ id, kind }) => kind === 'fewer' && id.endsWith(` ${upc}`));
  const wanted = notice?.details.wanted;
  if (!notice || line.ghost || typeof wanted !== 'number' || wanted <= qty) return undefined;
  // The shop's maximum is no choice: the notice above the cart says so.
  if (availability.quantity > qty) return undefined;
  return { line, wanted, left: qty, isStock: true, refused: [], noticeId: notice.id };
}

function ofStock(line: CartLine, flash: readonly Flash[]): Shortage | undefined {
  const { id, qty } = line.item;
  const left = flash.find((remark) => isShortage(remark) && remark.details.itemId === id)?.details.availableQuantity;
  return !line.ghost && typeof left === 'number' && left < qty ? { line, wanted: qty, left, isStock: true, refused: [] } : undefined;
}

/** How many units can be taken: what the cart has of the target already counts, too. */
export const takeable = ({ left, target, line }: Shortage, lines: readonly CartLine[]): number =>
  target ? Math.min(line.item.qty, Math.max(0, left - unitsOf(target.item, lines))) : left;

/** Units of a choice that the cart holds. */
export const unitsOf = ({ choice }: CartItemInput, lines: readonly CartLine[]): number =>
  lines.find(({ ghost, item }) => !ghost && lineKeyOf(item) === lineKey(choice))?.item.qty ?? 0;

/** Whether a notice is worded at one of the lines. */
export const isAtLine = (notice: CartNotice, lines: readonly CartLine[]): boolean =>
  lines.some((line) => shortageOf(line, [], [notice])?.noticeId === notice.id);

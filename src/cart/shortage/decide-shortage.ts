import type { SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import { fulfilledAs } from '#db/cart/mutators/set-fulfilment.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { cart, cartState } from '../cart.ts';
import { saveForLater } from '../saved.ts';
import { type Shortage, takeable, unitsOf } from './shortage.ts';

/**
 * What a shopper can decide on a shortage. Each decision is stored as a change first, and the refusal is deleted after it: whatever ends in between, the
 * wish is still there. None needs the network.
 */

/** Deletes what was decided on. */
export const dismissShortage = ({ refused, noticeId }: Shortage): void => {
  for (const { id } of refused) void cart.dismiss(id);
  if (noticeId !== undefined) void cart.dismissNotice(noticeId);
};

/** Takes as many as there are. */
export const keepWhatIsLeft = (shortage: Shortage): void => {
  const { line, target, refused } = shortage;
  const units = takeable(shortage, cartState().lines);
  const added = refused.findLast(({ change }) => change?.type === 'add-item')?.change;
  if (line.ghost) {
    const { reserve } = added?.type === 'add-item' ? added.args : {};
    cart.addItem(target?.item ?? line.known, units, reserve && { reserve });
  } else {
    if (units !== line.item.qty) cart.changeQuantity(line, units);
    const fewer = { ...line, item: { ...line.item, qty: units } };
    if (target?.kind === 'variant') cart.editVariant(fewer, target.item);
    else if (target) cart.setFulfilment(fewer, target.store);
  }
  dismissShortage(shortage);
};

/** All units that were wanted, as something else: `become` turns the line into it. */
const takeAll = (shortage: Shortage, to: CartItemInput, become: () => void): void => {
  const { line, wanted } = shortage;
  const there = unitsOf(to, cartState().lines);
  if (line.ghost) cart.addItem(to, wanted);
  else {
    become();
    if (wanted !== line.item.qty) cart.changeQuantity({ ...line, known: to }, wanted + there);
  }
  dismissShortage(shortage);
};

/** Another colour or size. */
export const takeVariant = (shortage: Shortage, to: CartItemInput): void => takeAll(shortage, to, () => cart.editVariant(shortage.line, to));

/** Collected in that store, or sent there; null: shipped. */
export const takeFrom = (shortage: Shortage, store: SetFulfilmentArgs['store']): void =>
  takeAll(shortage, fulfilledAs(shortage.line.known, store), () => cart.setFulfilment(shortage.line, store));

/** Returns a function that undoes it, except for the refusal. */
export const saveWanted = (shortage: Shortage): (() => void) => {
  const undo = saveForLater(shortage.line, shortage.wanted);
  dismissShortage(shortage);
  return undo;
};

import type { CartLine } from '#db/cart/view.ts';
import type { Words } from '#src/base/i18n/words.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { cart } from './cart.ts';

/** Removes a line and offers to restore it. */
export const removeLine = (line: CartLine, words: Words): void => {
  const undo = cart.removeItem(line);
  showToast({ title: words.t('cart.removed', { name: line.item.name }), action: { label: words.t('undo'), onPress: undo } });
};

import type { CartLine } from '#db/cart/view.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { cart } from './cart.ts';

/** Removes a line and offers to restore it. */
export const removeLine = (line: CartLine, i18n: I18n): void => {
  const undo = cart.removeItem(line);
  showToast({ title: i18n.t('cart.removed', { name: line.item.name }), action: { label: i18n.t('undo'), onPress: undo } });
};

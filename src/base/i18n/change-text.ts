import type { CartChange } from '#db/cart/change.ts';
import type { Words } from './words.ts';

/** One change of the cart as a sentence about what was meant: "Add 2 × Ridge Runner". */
export const changeText = (words: Words, change: CartChange | null): string => {
  if (!change) return words.t('change.unknown');
  switch (change.type) {
    case 'add-item': {
      const { item, qty, reserve } = change.args;
      return words.t(reserve ? 'change.reserve' : 'change.add', { qty, name: item.facts.name, store: item.choice.storeName ?? '' });
    }
    case 'change-quantity':
      return words.t('change.quantity', { qty: change.args.qty, name: change.args.item.facts.name });
    case 'remove-item':
      return words.t('change.remove', { name: change.args.item.facts.name });
    case 'edit-variant':
      return words.t('change.variant', {
        name: change.args.item.facts.name,
        to: change.args.to.facts.attributes.map(({ label }) => label).join(', '),
      });
    case 'set-fulfilment': {
      const { item, store } = change.args;
      const { name } = item.facts;
      if (!store) return words.t('change.ship', { name });
      return words.t(store.code && store.code !== 'pickup' ? 'fulfil.stsOf' : 'change.pickup', { name, store: store.name });
    }
    case 'set-gift-option':
      return words.t('change.gift', { name: change.args.item.facts.name });
    case 'apply-coupon':
      return words.t('change.coupon', { code: change.args.code });
    case 'remove-coupon':
      return words.t('change.couponOff', { code: change.args.code });
    default:
      return words.t('change.shipping');
  }
};

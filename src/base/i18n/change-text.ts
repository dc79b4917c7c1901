import type { CartChange } from '#db/cart/change.ts';
import type { I18n } from './i18n.ts';

/** One change of the cart as a sentence about what was meant: "Add 2 × Ridge Runner". */
export const changeText = (i18n: I18n, change: CartChange | null): string => {
  if (!change) return i18n.t('change.unknown');
  switch (change.type) {
    case 'add-item': {
      const { item, qty, reserve } = change.args;
      return i18n.t(reserve ? 'change.reserve' : 'change.add', { qty, name: item.facts.name, store: item.choice.storeName ?? '' });
    }
    case 'change-quantity':
      return i18n.t('change.quantity', { qty: change.args.qty, name: change.args.item.facts.name });
    case 'remove-item':
      return i18n.t('change.remove', { name: change.args.item.facts.name });
    case 'edit-variant':
      return i18n.t('change.variant', {
        name: change.args.item.facts.name,
        to: change.args.to.facts.attributes.map(({ label }) => label).join(', '),
      });
    case 'set-fulfilment': {
      const { item, store } = change.args;
      const { name } = item.facts;
      if (!store) return i18n.t('change.ship', { name });
      return i18n.t(store.code && store.code !== 'pickup' ? 'fulfil.stsOf' : 'change.pickup', { name, store: store.name });
    }
    case 'set-gift-option':
      return i18n.t('change.gift', { name: change.args.item.facts.name });
    case 'apply-coupon':
      return i18n.t('change.coupon', { code: change.args.code });
    case 'remove-coupon':
      return i18n.t('change.couponOff', { code: change.args.code });
    default:
      return i18n.t('change.shipping');
  }
};

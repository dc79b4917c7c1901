import { INVALID_CUSTOMER_RELOAD_MS, RELOAD_GUARD_S } from '#contract/constants.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { notices } from '#ui/notice/notices.ts';
import { cartState, subscribeCart } from './cart.ts';
import { mayReload } from './reload-guard.ts';

/**
 * The cart belongs to a customer other than the session's (AUT498): the engine has begun an empty cart with the pending changes. The shopper is
 * informed, and the page reloads after four seconds (spec 1 §8, §9).
 */
export const watchInvalidCustomer = (i18n: I18n): (() => void) => {
  const handled = new Set<string>();
  return subscribeCart(() => {
    for (const { id, kind, at } of cartState().view?.notices ?? []) {
      if (kind !== 'invalid-customer' || handled.has(id)) continue;
      handled.add(id);
      // A notice stays until it is dismissed; only a new one is a reason to reload.
      if (Date.now() - Date.parse(at) > RELOAD_GUARD_S * 1000 || !mayReload({ storage: sessionStorage, now: Date.now })) continue;
      void i18n
        .loadWithRetry('errors')
        .then(() => notices.show({ level: 'top', kind: 'warning', title: i18n.t('error.invalidCustomer'), dismissible: false }));
      setTimeout(() => location.reload(), INVALID_CUSTOMER_RELOAD_MS);
    }
  });
};

const KEY = 'waymark.promo';
/** As coupons are written. */
const CODE = /^[\w-]{1,40}$/;

/** The address that this document was opened with, whatever the app has made of it since. */
const landing = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/** The promo code that a link brought along (`?promo=CODE`): kept for this tab, so that it is still known at the cart (spec 3 §4). */
export const storedPromo = (): string | null => {
  try {
    const brought = new URL(landing()).searchParams.get('promo');
    if (brought !== null && CODE.test(brought)) sessionStorage.setItem(KEY, brought.toUpperCase());
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** It has served. */
export const forgetPromo = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It goes with the tab.
  }
};

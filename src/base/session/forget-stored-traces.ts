/** What pages write outside the database that says something about whoever used the device. Choices of the device itself (theme, install) stay. */
const PERSONAL = [
  'waymark.wish.',
  'waymark.list.',
  'waymark.basket',
  'waymark.tap.',
  'waymark.foot',
  'waymark.store-place',
  'waymark.store',
  'waymark.session',
  'waymark.order-claim',
  'isEmployeeDiscountTCAccepted',
  'waymark.in-store',
  'waymark.audience',
  'waymark.decision',
  'waymark.visitor',
  'waymark.purchases',
  'gtm',
];

/** What this tab alone remembers: the visit's id, drafts of forms, where one stood on a list. */
export const forgetTab = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
};

/** Removes a person's traces from local and session storage. */
export const forgetStoredTraces = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  } catch {
    // As above.
  }
  forgetTab();
};

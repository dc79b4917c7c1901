/** Goes with the person (forget-stored-traces.ts). Of the device and not of a tab: whichever tab makes the change of person takes it along. */
const KEY = 'waymark.order-claim';
/** Whoever signs in later than this may be somebody else. */
const LASTS_MS = 30 * 60_000;

export interface OrderClaim {
  readonly orderNo: string;
  readonly st: string;
}

/** A guest wants their order in the account that they sign in to next (spec 1 §7, `orderNo`). */
export const claimOrder = ({ orderNumber, st }: { readonly orderNumber: string; readonly st: string }, now = Date.now()): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ orderNo: orderNumber, st, until: now + LASTS_MS }));
  } catch {
    // Where storage is forbidden the order comes once the account's address is confirmed.
  }
};

export const claimedOrder = (now = Date.now()): OrderClaim | undefined => {
  try {
    const { orderNo, st, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<OrderClaim & { until: number }>;
    return orderNo !== undefined && st !== undefined && until !== undefined && now < until ? { orderNo, st } : undefined;
  } catch {
    return undefined;
  }
};

export const forgetOrderClaim = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};

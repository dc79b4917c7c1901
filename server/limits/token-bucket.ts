import type { CallName } from '#contract/calls.ts';
import type { RateLimit } from '../http/limit.ts';

export interface Allowance {
  /** So many at once ... */
  readonly burst: number;
  /** ... and so many a minute in the long run. */
  readonly perMinute: number;
  /** Who is counted: the shopper, or the address where shoppers can be had for nothing. */
  readonly by: 'subject' | 'address';
}

/**
 * What somebody could gain by asking often: guessing codes, trying cards, making guests, reading other people's mail. Whatever else the
 * shop does is cheap and is not counted.
 */
export const ALLOWANCES: Readonly<Partial<Record<CallName, Allowance>>> = {
  'auth.token': { burst: 1000, perMinute: 1000, by: 'address' },
  'auth.signin': { burst: 30, perMinute: 10, by: 'address' },
  'auth.agentlogin': { burst: 30, perMinute: 10, by: 'address' },
  'auth.changeEmail': { burst: 10, perMinute: 3, by: 'subject' },
  'auth.confirmEmail': { burst: 20, perMinute: 10, by: 'address' },
  'auth.passkeyRequest': { burst: 60, perMinute: 30, by: 'address' },
  'auth.passkeySignIn': { burst: 30, perMinute: 10, by: 'address' },
  'auth.passkeyCreation': { burst: 20, perMinute: 10, by: 'subject' },
  'agent.findCustomer': { burst: 20, perMinute: 6, by: 'subject' },
  'auth.resetpassword': { burst: 10, perMinute: 3, by: 'address' },
  'auth.confirmforgotpassword': { burst: 20, perMinute: 10, by: 'address' },
  'auth.changepassword': { burst: 20, perMinute: 10, by: 'subject' },
  'auth.signup': { burst: 10, perMinute: 5, by: 'address' },
  'cart.applyCoupon': { burst: 30, perMinute: 10, by: 'subject' },
  'cart.addPaymentInstrument': { burst: 60, perMinute: 20, by: 'address' },
  'cart.giftcardBalance': { burst: 10, perMinute: 3, by: 'address' },
  'cart.placeOrder': { burst: 20, perMinute: 10, by: 'subject' },
  'consumer.lookup': { burst: 10, perMinute: 5, by: 'address' },
  'consumer.retrieveUserData': { burst: 10, perMinute: 5, by: 'address' },
  'consumer.addPaymentInstrument': { burst: 10, perMinute: 5, by: 'subject' },
  'consumer.createSubscription': { burst: 10, perMinute: 5, by: 'address' },
  'consumer.exportData': { burst: 5, perMinute: 1, by: 'subject' },
  'consumer.trackOrder': { burst: 20, perMinute: 5, by: 'address' },
  'consumer.returnLabel': { burst: 30, perMinute: 10, by: 'subject' },
  'consumer.downloadInvoice': { burst: 30, perMinute: 20, by: 'subject' },
  'consumer.resendGiftCardEmail': { burst: 3, perMinute: 1, by: 'subject' },
  'contact.contactus': { burst: 6, perMinute: 1, by: 'address' },
  'consumer.warranty': { burst: 6, perMinute: 1, by: 'address' },
  'products.notifications': { burst: 30, perMinute: 10, by: 'address' },
};

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket that is full again says nothing any more; so many are kept before those are swept out. */
const SWEEP_AT = 20_000;

/**
 * Token buckets in memory: every process counts for itself, behind a balancer the shop allows as many times more. A repeat of a
 * change under its key is answered before anybody counts.
 */
export const createRateLimit = (clock: () => Date, allowances: Readonly<Partial<Record<CallName, Allowance>>> = ALLOWANCES): RateLimit => {
  const buckets = new Map<string, Bucket>();
  const sweep = (now: number): void => {
    for (const [key, { at }] of buckets) if (now - at > 600_000) buckets.delete(key);
  };
  return async ({ call, subject, clientAddress }) => {
    const allowance = allowances[call];
    if (!allowance) return undefined;
    const now = clock().getTime();
    const key = `${call} ${allowance.by === 'subject' ? (subject ?? clientAddress) : clientAddress}`;
    const perMs = allowance.perMinute / 60_000;
    const bucket = buckets.get(key) ?? { tokens: allowance.burst, at: now };
    const tokens = Math.min(allowance.burst, bucket.tokens + Math.max(0, now - bucket.at) * perMs);
    const allowed = tokens >= 1;
    if (buckets.size > SWEEP_AT) sweep(now);
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: now });
    return allowed ? undefined : (1 - tokens) / perMs / 1000;
  };
};

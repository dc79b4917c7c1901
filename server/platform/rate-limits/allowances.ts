import type { CallName } from '#contract/calls/calls.ts';

export interface Allowance {
  /** So many at once ... */
  readonly burst: number;
  /** ... and so many a minute in the long run. */
  readonly perMinute: number;
  /** Who is counted: the shopper, or the address where shoppers can be had for nothing. */
  readonly by: 'subject' | 'address';
}

/** Several are taken from together: who has none left of one waits. */
export type Allowances = Readonly<Partial<Record<CallName, Allowance | readonly Allowance[]>>>;

export const allowancesOf = (given: Allowance | readonly Allowance[] | undefined): readonly Allowance[] =>
  given === undefined ? [] : 'burst' in given ? [given] : given;

/**
 * What somebody could gain by asking often: guessing codes, trying cards, making guests, reading other people's mail. Whatever else the
 * shop does is cheap and is not counted.
 */
export const ALLOWANCES: Allowances = {
  'auth.token': { burst: 1000, perMinute: 1000, by: 'address' },
  'auth.signin': { burst: 30, perMinute: 10, by: 'address' },
  'auth.agentlogin': { burst: 30, perMinute: 10, by: 'address' },
  'auth.changeEmail': { burst: 10, perMinute: 3, by: 'subject' },
  'auth.confirmEmail': { burst: 20, perMinute: 10, by: 'address' },
  'auth.sendConfirmation': { burst: 10, perMinute: 3, by: 'subject' },
  'auth.undoEmailChange': { burst: 20, perMinute: 10, by: 'address' },
  'auth.passkeyRequest': { burst: 60, perMinute: 30, by: 'address' },
  'auth.passkeySignIn': { burst: 30, perMinute: 10, by: 'address' },
  'auth.passkeyCreation': { burst: 20, perMinute: 10, by: 'subject' },
  'agent.findCustomer': { burst: 20, perMinute: 6, by: 'subject' },
  // Guests cost nothing, and the codes of a store must not be guessed. A store's visitors share its address.
  'consumer.takeOver': [
    { burst: 10, perMinute: 3, by: 'subject' },
    { burst: 60, perMinute: 20, by: 'address' },
  ],
  'agent.handOver': { burst: 60, perMinute: 20, by: 'subject' },
  'auth.resetpassword': { burst: 10, perMinute: 3, by: 'address' },
  'auth.confirmforgotpassword': { burst: 20, perMinute: 10, by: 'address' },
  'auth.changepassword': { burst: 20, perMinute: 10, by: 'subject' },
  'auth.signup': { burst: 10, perMinute: 5, by: 'address' },
  // Guests cost nothing: who guesses codes is counted by the address, too.
  'cart.applyCoupon': [
    { burst: 30, perMinute: 10, by: 'subject' },
    { burst: 60, perMinute: 20, by: 'address' },
  ],
  'cart.prepareOrder': { burst: 120, perMinute: 60, by: 'address' },
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
  // Events cost rows, anybody may send them, and many who have no session yet share an address.
  'analytics.collect': { burst: 1000, perMinute: 600, by: 'address' },
  'consent.record': { burst: 1000, perMinute: 600, by: 'address' },
  'decision.decide': { burst: 1000, perMinute: 600, by: 'address' },
  'decision.recImpressions': { burst: 1000, perMinute: 600, by: 'address' },
  'fapi.performanceIngest': { burst: 1000, perMinute: 600, by: 'address' },
  // The costliest of what can be asked.
  'insights.funnel': { burst: 60, perMinute: 30, by: 'subject' },
  'insights.variations': { burst: 60, perMinute: 30, by: 'subject' },
  'insights.timings': { burst: 60, perMinute: 30, by: 'subject' },
  'contact.contactus': { burst: 6, perMinute: 1, by: 'address' },
  'consumer.warranty': { burst: 6, perMinute: 1, by: 'address' },
  // A photo is drawn anew and kept as a file.
  'photo.stashes': [
    { burst: 20, perMinute: 4, by: 'subject' },
    { burst: 60, perMinute: 20, by: 'address' },
  ],
  'photo.userMedia': { burst: 20, perMinute: 2, by: 'subject' },
  'photo.reportMedia': { burst: 60, perMinute: 20, by: 'address' },
  'products.notifications': { burst: 30, perMinute: 10, by: 'address' },
};

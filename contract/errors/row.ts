/** Where words about an error belong: above everything, at the cart item, at the field (spec 1 §4). */
export type ErrorLevel = 'top' | 'item' | 'input';

/**
 * What the replay engine makes of a coded answer to a change.
 * `refused` is final: kept at its line until tried again or dismissed. `retry` sends the same body with the same key again
 * later. `rebuild` makes the vanished cart anew (BSK404). `restart` drops the snapshot and begins an empty cart for
 * the present identity. `renew` gets a session first. `rebase` reads the cart and compiles the change again. `hold` keeps it sealed
 * until something outside the queue changes (another identity, a newer app).
 */
export type ReplayVerdict = 'refused' | 'retry' | 'rebuild' | 'restart' | 'renew' | 'rebase' | 'hold';

export type CheckoutStep = 'shipping' | 'billing' | 'summary';
export type DeliveryWay = 'home' | 'pickup' | 'sts';

/** What the page does about a code, beyond showing its words at its level. */
export type ErrorAction =
  | { readonly do: 'show' }
  /** A notice that goes by itself. */
  | { readonly do: 'toast' }
  /** The words stand at this field. */
  | { readonly do: 'mark'; readonly field: string }
  /** Every field of the form is checked again. */
  | { readonly do: 'revalidate' }
  /** In the checkout: back to this step; elsewhere the words alone. */
  | {
      readonly do: 'return';
      readonly step: CheckoutStep;
      readonly field?: string;
      /** What was wrong is put right in the cart. */
      readonly inCart?: true;
      /** Asking again could only give the same answer: another payment, or the same one entered anew. */
      readonly paymentRefused?: true;
    }
  | { readonly do: 'rebuild-cart' }
  | { readonly do: 'restart-cart'; readonly reloadAfterMs: number }
  /** The cart is read again; if its delivery changed the checkout goes back to shipping. */
  | { readonly do: 'reload-cart'; readonly inCart?: true }
  | { readonly do: 'delivery-changed'; readonly from: DeliveryWay; readonly to: DeliveryWay }
  /** The summary shows the new total and asks again; nothing was charged. */
  | { readonly do: 'confirm-total' }
  | { readonly do: 'retry-once'; readonly afterMs: number }
  | { readonly do: 'renew-session' }
  | { readonly do: 'sign-in' }
  | { readonly do: 'wait' }
  | { readonly do: 'update-app' };

export interface ErrorRow {
  /** HTTP status that the code travels with. */
  readonly status: number;
  readonly level: ErrorLevel;
  /** Key of the words in the `errors` part of the messages. */
  readonly messageKey: string;
  readonly action: ErrorAction;
  readonly replay: ReplayVerdict;
  /** The server's words are shown where they exist, instead of the mapped ones. */
  readonly words?: 'server';
}

type More = Partial<Pick<ErrorRow, 'level' | 'action' | 'replay' | 'words'>>;

const show: ErrorAction = { do: 'show' };

/** One row of the catalogue. `name` is the message key without its `error.`; where nothing else is said the words stand on top and a change is refused. */
export const row = (status: number, name: string, more?: More): ErrorRow => ({
  status,
  level: 'top',
  messageKey: `error.${name}`,
  action: show,
  replay: 'refused',
  ...more,
});

export const mark = (field: string): More => ({ level: 'input', action: { do: 'mark', field } });
export const returnTo = (step: CheckoutStep, more?: { readonly inCart?: true; readonly paymentRefused?: true }): More => ({
  action: { do: 'return', step, ...more },
});

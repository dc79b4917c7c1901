import type { GooglePayPlatform, PaymentAddressLike, PaymentDetails, PaymentRequestLike, PaymentResponseLike } from '../google-pay.ts';

type Errors = Parameters<PaymentResponseLike['retry']>[0];

/** What the shopper leaves the sheet with. */
export interface Paid {
  readonly details: unknown;
  readonly shippingAddress: PaymentAddressLike;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
}

/**
 * The browser's sheet as Payment Request specifies it: shown once, details that may come later, one update at a time, and AbortError when the shopper
 * closes it. `sheet` is the shopper's hand and eye.
 */
export const createFakePaymentRequest = ({ able = true }: { readonly able?: boolean } = {}) => {
  const listeners = new Map<string, (event: { updateWith: (details: Promise<PaymentDetails>) => void }) => void>();
  const seen: { details: PaymentDetails[]; results: string[]; retries: Errors[]; methods: readonly { supportedMethods: string; data: object }[] } = {
    details: [],
    results: [],
    retries: [],
    methods: [],
  };
  const shown: { request?: Request } = {};
  let settle: { resolve: (response: PaymentResponseLike) => void; reject: (reason: unknown) => void } | undefined;
  let ready: Promise<unknown> = Promise.resolve();
  let answered: (how: 'success' | 'fail' | 'again') => void = () => undefined;
  let wakeRetry: ((paid: Paid) => void) | undefined;

  const abort = (): Error => Object.assign(new Error('The shopper closed the sheet'), { name: 'AbortError' });

  class Request implements PaymentRequestLike {
    shippingAddress: PaymentAddressLike | null = null;
    shippingOption: string | null = null;
    constructor(methods: readonly { supportedMethods: string; data: object }[], details: PaymentDetails) {
      if (details.shippingOptions?.some(({ id }, index, all) => all.findIndex((one) => one.id === id) !== index))
        throw new TypeError('duplicate option');
      seen.methods = methods;
      seen.details.push(details);
    }
    addEventListener(type: string, listener: (event: { updateWith: (details: Promise<PaymentDetails>) => void }) => void): void {
      listeners.set(type, listener);
    }
    canMakePayment = (): Promise<boolean> => Promise.resolve(able);
    abort = (): Promise<void> => Promise.resolve();
    show(details: Promise<PaymentDetails>): Promise<PaymentResponseLike> {
      if (shown.request) return Promise.reject(Object.assign(new Error('already shown'), { name: 'InvalidStateError' }));
      shown.request = this;
      ready = details.then(
        (value) => seen.details.push(value),
        () => settle?.reject(abort()),
      );
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    }
  }
  const change = async (type: string, set: (request: Request) => void): Promise<PaymentDetails | undefined> => {
    if (!shown.request) throw new Error('No sheet is shown');
    set(shown.request);
    let next: Promise<PaymentDetails> | undefined;
    listeners.get(type)?.({
      updateWith: (details) => {
        next = details;
      },
    });
    const value = await next;
    if (value) seen.details.push(value);
    return value;
  };
  const platform: GooglePayPlatform = { PaymentRequest: Request };
  return {
    platform,
    seen,
    sheet: {
      ready: () => ready,
      chooseContact: (address: PaymentAddressLike) => change('shippingaddresschange', (request) => (request.shippingAddress = address)),
      chooseMethod: (id: string) => change('shippingoptionchange', (request) => (request.shippingOption = id)),
      /** Presses Pay; resolves when the page has judged it. */
      pay: (paid: Paid): Promise<'success' | 'fail' | 'again'> =>
        new Promise((done) => {
          answered = done;
          const wake = wakeRetry;
          wakeRetry = undefined;
          if (wake) wake(paid);
          else settle?.resolve(respond(paid));
        }),
      close: (): void => settle?.reject(abort()),
    },
  };

  function respond(first: Paid): PaymentResponseLike {
    let paid = first;
    return {
      get details() {
        return paid.details;
      },
      get shippingAddress() {
        return paid.shippingAddress;
      },
      get payerName() {
        return paid.payerName;
      },
      get payerEmail() {
        return paid.payerEmail;
      },
      get payerPhone() {
        return paid.payerPhone;
      },
      complete: (result) => {
        seen.results.push(result);
        answered(result);
        return Promise.resolve();
      },
      retry: (errors) => {
        seen.retries.push(errors);
        return new Promise((resolve) => {
          wakeRetry = (next) => {
            paid = next;
            resolve();
          };
          answered('again');
        });
      },
    };
  }
};

import type { ApplePayContact, ApplePayPayment, ApplePayPlatform, ApplePayRequest, ApplePaySessionLike, ApplePayUpdate } from '../apple-pay.ts';

type Waiting = 'nothing' | 'validation' | 'card' | 'contact' | 'method' | 'payment';

export class FakeApplePayError {
  readonly code: string;
  readonly contactField: string | undefined;
  readonly message: string;
  constructor(code: string, contactField: string | undefined, message: string) {
    this.code = code;
    this.contactField = contactField;
    this.message = message;
  }
}

/**
 * Apple's sheet as WebKit behaves: one session at a time, one question at a time, each completion only while its question stands, and an exception for
 * everything else. `sheet` is the shopper's hand and eye.
 */
export const createFakeApplePay = ({ cards = true }: { readonly cards?: boolean } = {}) => {
  /** The sheet that is shown. */
  const shownNow: { session?: Session | undefined } = {};
  let opening: Promise<void> = Promise.resolve();
  const seen: {
    request?: ApplePayRequest;
    updates: ApplePayUpdate[];
    results: { status: number; errors?: readonly unknown[] }[];
    merchant?: unknown;
  } = {
    updates: [],
    results: [],
  };
  let ended: 'open' | 'aborted' | 'cancelled' | 'paid' = 'open';

  class Session implements ApplePaySessionLike {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments = (): boolean => cards;
    static supportsVersion = (version: number): boolean => version <= 14;
    onvalidatemerchant: ApplePaySessionLike['onvalidatemerchant'] = null;
    onpaymentmethodselected: ApplePaySessionLike['onpaymentmethodselected'] = null;
    onshippingcontactselected: ApplePaySessionLike['onshippingcontactselected'] = null;
    onshippingmethodselected: ApplePaySessionLike['onshippingmethodselected'] = null;
    onpaymentauthorized: ApplePaySessionLike['onpaymentauthorized'] = null;
    oncancel: ApplePaySessionLike['oncancel'] = null;
    waiting: Waiting = 'nothing';
    answered: () => void = () => undefined;

    constructor(version: number, request: ApplePayRequest) {
      if (!Session.supportsVersion(version)) throw new Error('NotSupportedError');
      if (!/^\d+\.\d\d$/.test(request.total.amount)) throw new TypeError('total.amount is no amount');
      seen.request = request;
    }
    begin(): void {
      if (shownNow.session) throw new Error('InvalidAccessError: a session is shown already');
      shownNow.session = this;
      opening = this.ask('validation', () =>
        this.onvalidatemerchant?.({ validationURL: 'https://apple-pay-gateway.example/paymentservices/startSession' }),
      );
    }
    abort(): void {
      if (shownNow.session !== this) throw new Error('InvalidAccessError: not shown');
      this.end('aborted');
    }
    completeMerchantValidation(session: unknown): void {
      this.complete('validation');
      seen.merchant = session;
    }
    completePaymentMethodSelection(update: ApplePayUpdate): void {
      this.complete('card');
      seen.updates.push(update);
    }
    completeShippingContactSelection(update: ApplePayUpdate): void {
      this.complete('contact');
      seen.updates.push(update);
    }
    completeShippingMethodSelection(update: ApplePayUpdate): void {
      this.complete('method');
      seen.updates.push(update);
    }
    completePayment(result: { status: number; errors?: readonly unknown[] }): void {
      this.complete('payment');
      seen.results.push(result);
      if (result.status === Session.STATUS_SUCCESS) this.end('paid');
    }
    ask(question: Exclude<Waiting, 'nothing'>, put: () => void): Promise<void> {
      if (this.waiting !== 'nothing') throw new Error(`The sheet still waits for ${this.waiting}`);
      this.waiting = question;
      return new Promise((resolve) => {
        this.answered = resolve;
        queueMicrotask(put);
      });
    }
    complete(question: Waiting): void {
      if (shownNow.session !== this || this.waiting !== question) throw new Error(`InvalidAccessError: nobody asked for ${question}`);
      this.waiting = 'nothing';
      this.answered();
    }
    end(how: 'aborted' | 'cancelled' | 'paid'): void {
      shownNow.session = undefined;
      ended = how;
      this.answered();
    }
  }

  const shown = (): Session => {
    if (!shownNow.session) throw new Error(`No sheet is shown: ${ended}`);
    return shownNow.session;
  };
  const platform: ApplePayPlatform = { ApplePaySession: Session, ApplePayError: FakeApplePayError };
  return {
    platform,
    seen,
    ended: () => ended,
    isShown: () => shownNow.session !== undefined,
    sheet: {
      /** Resolves when the sheet has its merchant, or is gone. */
      ready: (): Promise<void> => opening,
      /** The sheet has a card chosen as soon as it is shown. */
      chooseCard: async (): Promise<ApplePayUpdate | undefined> => {
        const session = shown();
        await session.ask('card', () => session.onpaymentmethodselected?.({}));
        return seen.updates.at(-1);
      },
      /** The sheet tells a place alone, as Apple's does before the shopper agrees. */
      chooseContact: async (contact: ApplePayContact): Promise<ApplePayUpdate | undefined> => {
        const { locality, administrativeArea, postalCode, countryCode } = contact;
        const place = { locality, administrativeArea, postalCode, countryCode } as ApplePayContact;
        const session = shown();
        await session.ask('contact', () => session.onshippingcontactselected?.({ shippingContact: place }));
        return seen.updates.at(-1);
      },
      chooseMethod: async (identifier: string): Promise<ApplePayUpdate | undefined> => {
        const session = shown();
        await session.ask('method', () => session.onshippingmethodselected?.({ shippingMethod: { identifier } }));
        return seen.updates.at(-1);
      },
      authorise: async (payment: Omit<ApplePayPayment, 'token'>, data: string) => {
        const session = shown();
        await session.ask('payment', () => session.onpaymentauthorized?.({ payment: { ...payment, token: { paymentData: { data } } } }));
        return seen.results.at(-1);
      },
      cancel: (): void => {
        const session = shown();
        session.end('cancelled');
        session.oncancel?.();
      },
    },
  };
};

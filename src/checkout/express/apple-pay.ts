import type { ContactField, WalletContact } from './contact.ts';
import { decimalText, type OpenSheet, type SheetContent, type SheetProblem, type SheetRequest } from './sheet.ts';

/** The part of Apple Pay JS that is used here, as WebKit has it. */
export interface ApplePayContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
  readonly addressLines?: readonly string[];
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}
interface LineItem {
  readonly label: string;
  readonly amount: string;
  readonly type?: 'final' | 'pending';
}
interface Method {
  readonly identifier: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
}
export interface ApplePayUpdate {
  readonly newTotal: LineItem;
  readonly newLineItems: readonly LineItem[];
  readonly newShippingMethods?: readonly Method[] | undefined;
  readonly errors?: readonly unknown[];
}
export interface ApplePayRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly merchantCapabilities: readonly string[];
  readonly supportedNetworks: readonly string[];
  readonly requiredBillingContactFields: readonly string[];
  readonly requiredShippingContactFields: readonly string[];
  readonly lineItems: readonly LineItem[];
  readonly total: LineItem;
}
export interface ApplePayPayment {
  readonly token: { readonly paymentData: { readonly data: string } };
  readonly shippingContact?: ApplePayContact;
  readonly billingContact?: ApplePayContact;
}
export interface ApplePayListeners {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onpaymentmethodselected: ((event: object) => void) | null;
  onshippingcontactselected: ((event: { readonly shippingContact: ApplePayContact }) => void) | null;
  onshippingmethodselected: ((event: { readonly shippingMethod: { readonly identifier: string } }) => void) | null;
  onpaymentauthorized: ((event: { readonly payment: ApplePayPayment }) => void) | null;
  oncancel: (() => void) | null;
}
export interface ApplePaySessionLike extends ApplePayListeners {
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePaymentMethodSelection(update: ApplePayUpdate): void;
  completeShippingContactSelection(update: ApplePayUpdate): void;
  completeShippingMethodSelection(update: ApplePayUpdate): void;
  completePayment(result: { readonly status: number; readonly errors?: readonly unknown[] }): void;
}
export interface ApplePayPlatform {
  readonly ApplePaySession: {
    new (version: number, request: ApplePayRequest): ApplePaySessionLike;
    canMakePayments(): boolean;
    supportsVersion(version: number): boolean;
    readonly STATUS_SUCCESS: number;
    readonly STATUS_FAILURE: number;
  };
  readonly ApplePayError: new (code: string, field: string | undefined, message: string) => unknown;
}

/** The first version with errors at fields of a contact. */
const VERSION = 3;

/** The device has Apple Pay, or `undefined`: then there is no button. */
export const applePayHere = (platform: object): ApplePayPlatform | undefined => {
  try {
    const { ApplePaySession } = platform as Partial<ApplePayPlatform>;
    return ApplePaySession?.supportsVersion(VERSION) && ApplePaySession.canMakePayments() ? (platform as ApplePayPlatform) : undefined;
  } catch {
    // In a page that is not secure the platform answers with an exception.
    return undefined;
  }
};

const contactOf = (contact: ApplePayContact | undefined): WalletContact => ({
  givenName: contact?.givenName ?? '',
  familyName: contact?.familyName ?? '',
  email: contact?.emailAddress ?? '',
  phone: contact?.phoneNumber ?? '',
  lines: contact?.addressLines ?? [],
  city: contact?.locality ?? '',
  region: contact?.administrativeArea ?? '',
  postalCode: contact?.postalCode ?? '',
  countryCode: contact?.countryCode ?? '',
});

/** The sheet calls a given and a family name one field. */
const FIELDS: Readonly<Partial<Record<ContactField, string>>> = { givenName: 'name', familyName: 'name', countryCode: 'country' };

const CODES: Readonly<Partial<Record<SheetProblem['name'], string>>> = {
  applePayShippingMethodError: 'addressUnserviceable',
  applePayShippingMethodListError: 'unknown',
  applePayUnknown: 'unknown',
};

const errorsOf = ({ ApplePayError }: ApplePayPlatform, problems: readonly SheetProblem[]): readonly unknown[] =>
  problems.map(({ name, whose, field, text }) => new ApplePayError(CODES[name] ?? `${whose}ContactInvalid`, field && (FIELDS[field] ?? field), text));

const lineItem = (label: string, amount: number, currency: string): LineItem => ({ label, amount: decimalText(amount, currency), type: 'final' });

const figuresOf = ({ label, currency }: SheetRequest, { total, lines, methods }: SheetContent): ApplePayUpdate => ({
  newTotal: lineItem(label, total, currency),
  newLineItems: lines.map((line) => lineItem(line.label, line.amount, currency)),
  newShippingMethods: methods.map(({ id, amount, ...words }) => ({ identifier: id, amount: decimalText(amount, currency), ...words })),
});

/** Opens Apple's sheet. */
export const openApplePay =
  (platform: ApplePayPlatform): OpenSheet =>
  (request, handlers) => {
    const { ApplePaySession } = platform;
    const { newTotal, newLineItems } = figuresOf(request, request.content);
    const session = new ApplePaySession(VERSION, {
      countryCode: request.country,
      currencyCode: request.currency,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
      requiredBillingContactFields: ['postalAddress', 'name'],
      requiredShippingContactFields: [...(request.ships ? ['postalAddress'] : []), 'name', 'email', 'phone'],
      lineItems: newLineItems,
      // The product may have to be put in first: what is paid in the end is not known yet.
      total: { ...newTotal, type: 'pending' },
    });
    /** The sheet may be gone while the shop is asked: WebKit throws then, and there is nobody left to tell. */
    const quietly = (answer: () => void): void => {
      try {
        answer();
      } catch {
        // The end of it was told by `oncancel`.
      }
    };
    let validated: Promise<unknown> = Promise.resolve();
    const validate = async (): Promise<void> => {
      validated = handlers.validate().catch(() => undefined);
      const merchant = await validated;
      // What went wrong the flow knows already.
      quietly(() => (merchant === undefined ? session.abort() : session.completeMerchantValidation(merchant)));
    };
    /** The first question of every sheet, and the only one where nothing goes to a door: what it comes to is known by then. */
    const chooseCard = async (): Promise<void> => {
      await validated;
      const { newTotal: total, newLineItems: items } = figuresOf(request, handlers.content());
      quietly(() => session.completePaymentMethodSelection({ newTotal: total, newLineItems: items }));
    };
    const chooseContact = async (contact: ApplePayContact): Promise<void> => {
      const { content, problems } = await handlers.chooseContact(contactOf(contact));
      quietly(() => session.completeShippingContactSelection({ ...figuresOf(request, content), errors: errorsOf(platform, problems) }));
    };
    const chooseMethod = async (id: string): Promise<void> => {
      const { content, problems } = await handlers.chooseMethod(id);
      const { newShippingMethods, ...figures } = figuresOf(request, content);
      // What cannot be chosen any more leaves the list.
      const update = problems.length > 0 ? { ...figures, newShippingMethods, errors: errorsOf(platform, problems) } : figures;
      quietly(() => session.completeShippingMethodSelection(update));
    };
    const authorise = async ({ shippingContact, billingContact, token }: ApplePayPayment): Promise<void> => {
      const payment = { shipping: contactOf(shippingContact), billing: contactOf(billingContact), data: token.paymentData.data };
      const verdict = await handlers.authorise(payment);
      quietly(() => {
        if (verdict.done) return session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
        session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors: errorsOf(platform, verdict.problems) });
        if (verdict.last) session.abort();
      });
    };
    const listeners: ApplePayListeners = {
      onvalidatemerchant: () => void validate(),
      onpaymentmethodselected: () => void chooseCard(),
      onshippingcontactselected: ({ shippingContact }) => void chooseContact(shippingContact),
      onshippingmethodselected: ({ shippingMethod }) => void chooseMethod(shippingMethod.identifier),
      onpaymentauthorized: ({ payment }) => void authorise(payment),
      oncancel: () => handlers.cancel(),
    };
    Object.assign(session, listeners);
    try {
      session.begin();
    } catch (reason) {
      handlers.fail(reason);
    }
  };

import * as z from 'zod/mini';
import type { ContactField, WalletContact } from './contact.ts';
import { decimalText, type OpenSheet, type SheetContent, type SheetProblem, type SheetRequest } from './sheet.ts';

/** Where a payment of Google's is read by the provider; a setting names it. */
export interface GooglePayMerchant {
  readonly merchantId: string;
  readonly gateway: string;
  readonly gatewayMerchantId: string;
}

export interface PaymentAddressLike {
  readonly country: string;
  readonly addressLine: readonly string[];
  readonly region: string;
  readonly city: string;
  readonly postalCode: string;
  readonly recipient: string;
  readonly phone: string;
}
interface Amount {
  readonly currency: string;
  readonly value: string;
}
export interface PaymentDetails {
  readonly total: { readonly label: string; readonly amount: Amount };
  readonly displayItems: readonly { readonly label: string; readonly amount: Amount }[];
  readonly shippingOptions?: readonly { readonly id: string; readonly label: string; readonly amount: Amount; readonly selected: boolean }[];
  readonly error?: string;
  readonly shippingAddressErrors?: Readonly<Record<string, string>>;
}
interface UpdateEvent {
  updateWith(details: Promise<PaymentDetails>): void;
}
export interface PaymentResponseLike {
  readonly details: unknown;
  readonly shippingAddress: PaymentAddressLike | null;
  readonly payerName: string | null;
  readonly payerEmail: string | null;
  readonly payerPhone: string | null;
  complete(result: 'success' | 'fail'): Promise<void>;
  retry(errors: {
    readonly error?: string;
    readonly shippingAddress?: Readonly<Record<string, string>>;
    readonly payer?: Readonly<Record<string, string>>;
  }): Promise<void>;
}
export interface PaymentRequestLike {
  readonly shippingAddress: PaymentAddressLike | null;
  readonly shippingOption: string | null;
  addEventListener(type: 'shippingaddresschange' | 'shippingoptionchange', listener: (event: UpdateEvent) => void): void;
  show(details: Promise<PaymentDetails>): Promise<PaymentResponseLike>;
  canMakePayment(): Promise<boolean>;
  abort(): Promise<void>;
}
export interface GooglePayPlatform {
  readonly PaymentRequest: new (
    methods: readonly { readonly supportedMethods: string; readonly data: object }[],
    details: PaymentDetails,
    options: {
      readonly requestShipping: boolean;
      readonly requestPayerName: boolean;
      readonly requestPayerEmail: boolean;
      readonly requestPayerPhone: boolean;
    },
  ) => PaymentRequestLike;
}

const METHOD = 'https://google.com/pay';

const methodOf = ({ merchantId, gateway, gatewayMerchantId }: GooglePayMerchant, { label }: Pick<SheetRequest, 'label'>) => ({
  supportedMethods: METHOD,
  data: {
    environment: merchantId === 'TEST' ? 'TEST' : 'PRODUCTION',
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId, merchantName: label },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'],
          billingAddressRequired: true,
          billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
        },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
      },
    ],
  },
});

const NOTHING: PaymentDetails = { total: { label: '', amount: { currency: 'USD', value: '0.00' } }, displayItems: [] };

/**
 * The browser has Google Pay by itself, or `undefined`: then there is no button. A shop that names no merchant does not ask, and no script of anybody
 * else's is ever loaded.
 */
export const googlePayHere = async (platform: object, merchant: GooglePayMerchant | undefined): Promise<GooglePayPlatform | undefined> => {
  if (!merchant || !('PaymentRequest' in platform)) return undefined;
  const { PaymentRequest } = platform as GooglePayPlatform;
  const options = { requestShipping: false, requestPayerName: false, requestPayerEmail: false, requestPayerPhone: false };
  try {
    const can = await new PaymentRequest([methodOf(merchant, { label: '' })], NOTHING, options).canMakePayment();
    return can ? (platform as GooglePayPlatform) : undefined;
  } catch {
    return undefined;
  }
};

const billingSchema = z.object({
  name: z.optional(z.string()),
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  address3: z.optional(z.string()),
  locality: z.optional(z.string()),
  administrativeArea: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
});
const paidSchema = z.object({
  paymentMethodData: z.object({
    tokenizationData: z.object({ token: z.string() }),
    info: z.optional(z.object({ billingAddress: z.optional(billingSchema) })),
  }),
});

/** Google knows one name: what stands before the last word is given, the last is the family's. */
const namesOf = (name: string): Pick<WalletContact, 'givenName' | 'familyName'> => {
  const words = name.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' };
};

const contactOf = (address: PaymentAddressLike | null, response?: PaymentResponseLike): WalletContact => ({
  ...namesOf(address?.recipient || response?.payerName || ''),
  email: response?.payerEmail ?? '',
  phone: response?.payerPhone || address?.phone || '',
  lines: address?.addressLine ?? [],
  city: address?.city ?? '',
  region: address?.region ?? '',
  postalCode: address?.postalCode ?? '',
  countryCode: address?.country ?? '',
});

const billingOf = (billing: z.infer<typeof billingSchema> | undefined): WalletContact | undefined =>
  billing && {
    ...namesOf(billing.name ?? ''),
    email: '',
    phone: billing.phoneNumber ?? '',
    lines: [billing.address1, billing.address2, billing.address3].filter((line): line is string => Boolean(line)),
    city: billing.locality ?? '',
    region: billing.administrativeArea ?? '',
    postalCode: billing.postalCode ?? '',
    countryCode: billing.countryCode ?? '',
  };

const ADDRESS_FIELDS: Readonly<Partial<Record<ContactField, string>>> = {
  givenName: 'recipient',
  familyName: 'recipient',
  addressLines: 'addressLine',
  locality: 'city',
  administrativeArea: 'region',
  postalCode: 'postalCode',
  countryCode: 'country',
  phoneNumber: 'phone',
};

const addressErrors = (problems: readonly SheetProblem[]): Record<string, string> =>
  Object.fromEntries(
    problems.flatMap(({ field, whose, text }) => (field && whose === 'shipping' && ADDRESS_FIELDS[field] ? [[ADDRESS_FIELDS[field], text]] : [])),
  );

const detailsOf = (
  { label, currency, ships }: SheetRequest,
  { total, lines, methods }: SheetContent,
  problems: readonly SheetProblem[] = [],
): PaymentDetails => {
  const amount = (value: number): Amount => ({ currency, value: decimalText(value, currency) });
  return {
    total: { label, amount: amount(total) },
    displayItems: lines.map((line) => ({ label: line.label, amount: amount(line.amount) })),
    // No way to deliver: an empty list says so.
    ...(ships && {
      shippingOptions:
        problems.length > 0
          ? []
          : methods.map((method, index) => ({ id: method.id, label: method.label, amount: amount(method.amount), selected: index === 0 })),
    }),
    ...(problems[0] && { error: problems[0].text, shippingAddressErrors: addressErrors(problems) }),
  };
};

const isAbort = (reason: unknown): boolean => reason instanceof Error && reason.name === 'AbortError';

/** Opens Google's sheet, as the browser has it. */
export const openGooglePay =
  ({ PaymentRequest }: GooglePayPlatform, merchant: GooglePayMerchant): OpenSheet =>
  (sheet, handlers) => {
    const request = new PaymentRequest([methodOf(merchant, sheet)], detailsOf(sheet, sheet.content), {
      requestShipping: sheet.ships,
      requestPayerName: true,
      requestPayerEmail: true,
      requestPayerPhone: true,
    });
    request.addEventListener('shippingaddresschange', (event) =>
      event.updateWith(
        handlers.chooseContact(contactOf(request.shippingAddress)).then(({ content, problems }) => detailsOf(sheet, content, problems)),
      ),
    );
    request.addEventListener('shippingoptionchange', (event) =>
      event.updateWith(handlers.chooseMethod(request.shippingOption ?? '').then(({ content, problems }) => detailsOf(sheet, content, problems))),
    );

    const settle = async (response: PaymentResponseLike): Promise<void> => {
      for (;;) {
        const paid = paidSchema.safeParse(response.details);
        if (!paid.success) {
          handlers.fail(new Error('The wallet answered with something else than a payment'));
          return response.complete('fail');
        }
        const { tokenizationData, info } = paid.data.paymentMethodData;
        const shipping = contactOf(response.shippingAddress, response);
        const verdict = await handlers.authorise({ shipping, billing: billingOf(info?.billingAddress) ?? shipping, data: tokenizationData.token });
        if (verdict.done) return response.complete('success');
        if (verdict.last) return response.complete('fail');
        const email = verdict.problems.find(({ field }) => field === 'emailAddress')?.text;
        await response.retry({
          ...(verdict.problems[0] && { error: verdict.problems[0].text }),
          shippingAddress: addressErrors(verdict.problems),
          ...(email !== undefined && { payer: { email } }),
        });
      }
    };
    const run = async (): Promise<void> => {
      try {
        await settle(await request.show(handlers.validate().then(() => detailsOf(sheet, handlers.content()))));
      } catch (reason) {
        // The platform calls it an abort when the shopper closes the sheet.
        if (isAbort(reason)) handlers.cancel();
        else handlers.fail(reason);
      }
    };
    void run();
  };

import type { ShippingCode } from '#contract/cart.ts';
import type { PaymentMethod } from '#contract/payment-instrument.ts';
import type { Locale } from '#contract/locales.ts';

type Messages = Readonly<Record<Locale['language'], string>>;

/** Names of the ways of shipping: data of the shop, like the prices beside them. */
const METHODS: Readonly<Record<ShippingCode, Messages>> = {
  standard: { en: 'Standard delivery', fr: 'Livraison standard', de: 'Standardversand' },
  express: { en: 'Express delivery', fr: 'Livraison express', de: 'Expressversand' },
  pickup: { en: 'Store pickup', fr: 'Retrait en magasin', de: 'Abholung in der Filiale' },
  sts: { en: 'Ship to store', fr: 'Livraison en magasin', de: 'Lieferung in die Filiale' },
  pudo: { en: 'Collection point', fr: 'Point relais', de: 'Abholstation' },
  digital: { en: 'By email', fr: 'Par e-mail', de: 'Per E-Mail' },
  customs: { en: 'Made for you', fr: 'Fabriqué pour vous', de: 'Für Sie gefertigt' },
};

const PAYMENTS: Readonly<Record<PaymentMethod, Messages>> = {
  CREDIT_CARD: { en: 'Credit or debit card', fr: 'Carte bancaire', de: 'Kredit- oder Debitkarte' },
  KLARNA: { en: 'Klarna', fr: 'Klarna', de: 'Klarna' },
  PAYPAL: { en: 'PayPal', fr: 'PayPal', de: 'PayPal' },
  GIFT_CARD: { en: 'Gift card', fr: 'Carte cadeau', de: 'Geschenkkarte' },
  LOYALTY_POINTS: { en: 'Points', fr: 'Points', de: 'Punkte' },
  REWARD_CODE: { en: 'Reward code', fr: 'Code avantage', de: 'Prämiencode' },
  REWARD_CARD: { en: 'Reward card', fr: 'Carte avantage', de: 'Prämienkarte' },
  ATHLETES_PAYMENT: { en: 'Athlete credit', fr: 'Crédit athlète', de: 'Athletenguthaben' },
};

export const methodLabel = (code: ShippingCode, { language }: Locale): string => METHODS[code][language];

export const paymentLabel = (code: PaymentMethod, { language }: Locale): string => PAYMENTS[code][language];

/** The country's name in the shopper's language. */
export const countryName = (countryCode: string, { tag }: Locale): string => {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(countryCode) ?? countryCode;
  } catch {
    return countryCode;
  }
};

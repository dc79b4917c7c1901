const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** A make of cards as it writes itself; one that is not known as the provider wrote it. */
export const cardBrand = (type: string): string => BRANDS[type.toLowerCase()] ?? type;

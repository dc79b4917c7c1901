import { returnTo, row } from './row.ts';

const toShipping = returnTo('shipping');
const toBilling = returnTo('billing');
const toAnotherPayment = returnTo('billing', { paymentRefused: true });

/** spec 1 §8, shipping, payment and tax. Failures of address and delivery go back to shipping, of payment to billing (spec 1 §4). */
export const checkoutErrors = {
  SHP404: row(409, 'shippingMethodUnavailable', toShipping),
  SHP500: row(422, 'poBox', toShipping),
  SHP410: row(422, 'phoneMissing', { level: 'input', action: { do: 'return', step: 'shipping', field: 'phone' } }),
  CHK380: row(422, 'shippingAddressInvalid', toShipping),
  CHK320: row(422, 'addressInvalid', toShipping),
  PAY400: row(402, 'paymentFailed', toAnotherPayment),
  PAY401: row(422, 'cannotShipThere', toShipping),
  PYT400: row(402, 'paymentNotEnough', toBilling),
  PYT402: row(402, 'paymentFraud', toAnotherPayment),
  PYT404: row(404, 'paymentNotFound', toAnotherPayment),
  /** Saving a card shows the server's message (spec 2 §8). */
  PYT300: row(409, 'cardExists', { action: { do: 'toast' }, words: 'server' }),
  PYT405: row(404, 'billingAddressNotFound', toBilling),
  PYT406: row(422, 'addressFieldsMissing', toBilling),
  BIL400: row(422, 'billingAddressMissing', toBilling),
  BILL410: row(422, 'billingPhoneMissing', { level: 'input', action: { do: 'return', step: 'billing', field: 'phone' } }),
  TAX309: row(503, 'taxFailed', { replay: 'retry' }),
  TAX310: row(409, 'taxUpdated', { action: { do: 'confirm-total' } }),
} as const;

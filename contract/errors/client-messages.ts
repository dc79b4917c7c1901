import type { ErrorLevel } from './row.ts';

/**
 * What the page says without a code from the server: forms, wallets, its own failures. Where the documents give the text it
 * is in the words of en-us; `seen: 'log'` failures are never shown (spec 2 §8, 3 §8).
 */
export interface ClientMessage {
  readonly messageKey: string;
  readonly level: ErrorLevel;
  readonly seen: 'shopper' | 'log';
}

const row = (name: string, level: ErrorLevel = 'top'): ClientMessage => ({ messageKey: `error.${name}`, level, seen: 'shopper' });
const atInput = (name: string): ClientMessage => row(name, 'input');
const logged = (name: string): ClientMessage => ({ messageKey: `error.${name}`, level: 'top', seen: 'log' });

/** Shown by a wallet's sheet (spec 3 §8). */
export const applePayMessages = {
  applePayCountryError: row('applePay.country'),
  applePayCityNameLength: row('applePay.cityLength'),
  applePayShippingMethodError: row('applePay.unserviceable'),
  applePayShippingMethodListError: row('applePay.shippingMethod'),
  /** Values: `field`. */
  applePayBillingContactInvalid: row('applePay.billingContact'),
  applePayShippingContactInvalid: row('applePay.shippingContact'),
  applePayUnknown: row('applePay.unknown'),
} as const;

/** spec 1 §5, 3 §5 */
export const formMessages = {
  /** How many fields need a look, for those who do not see them. */
  count: atInput('form.count'),
  required: atInput('form.required'),
  requiredCheckbox: atInput('form.requiredCheckbox'),
  /** Values: `pattern`. */
  pattern: atInput('form.pattern'),
  /** Values: `other`. */
  sameAs: atInput('form.sameAs'),
  password: atInput('form.password'),
  passwordLength: atInput('form.passwordLength'),
  passwordUpper: atInput('form.passwordUpper'),
  passwordLower: atInput('form.passwordLower'),
  passwordDigit: atInput('form.passwordDigit'),
  /** What FE872 says by its `reason`, where that is not the length. */
  passwordRules: atInput('passwordTooShort.rules'),
  passwordCommon: atInput('passwordTooShort.common'),
  email: atInput('form.email'),
  name: atInput('form.name'),
  phone: atInput('form.phone'),
  /** Values: `country`. */
  postalCode: atInput('form.postalCode'),
  postalRegion: atInput('form.postalRegion'),
  date: atInput('form.date'),
  /** Values: `date`. */
  dateOnOrBefore: atInput('form.dateOnOrBefore'),
  dateOnOrAfter: atInput('form.dateOnOrAfter'),
  /** Values: `length`, `min` or `max`. */
  exactLength: atInput('form.exactLength'),
  minLength: atInput('form.minLength'),
  maxLength: atInput('form.maxLength'),
  minValue: atInput('form.minValue'),
  maxValue: atInput('form.maxValue'),
  guestName: atInput('form.guestName'),
  docType: atInput('form.docType'),
} as const;

export const pageMessages = {
  /** What PAY400 says by the `reason` that the provider gives. */
  cardDeclined: row('paymentFailed.card_declined'),
  insufficientFunds: row('paymentFailed.insufficient_funds'),
  incorrectCvc: row('paymentFailed.incorrect_cvc'),
  processingError: row('paymentFailed.processing_error'),
  profileNotLoaded: row('profileNotLoaded'),
  cardSaveFailed: row('cardSaveFailed'),
  giftCardSaveFailed: row('giftCardSaveFailed'),
  giftCardExists: row('giftCardExists'),
  signInFailed: row('signInFailed'),
  signUpFailed: row('signUpFailed'),
  cartAddFailed: row('cartAddFailed'),
  invalidCustomerCart: row('invalidCustomer'),
  authenticationFailed: row('authenticationFailed'),
  expressFailed: row('expressFailed'),
  newsletterFailed: row('newsletterFailed'),
  eventRegistrationFailed: row('eventRegistrationFailed'),
  botChallenge: row('botChallenge'),
  maxQuantityDefault: row('maxQuantity', 'item'),
  /** The request may or may not have arrived. */
  noAnswer: row('noAnswer'),
  /** Nothing was to change: it can be asked again. */
  notRead: row('notRead'),
  timeout: row('timeout'),
  /** Something answered that was not the shop: a sign-in page of a network, a proxy. */
  notAnAnswer: row('notAnAnswer'),
  offline: row('offline'),
} as const;

export const loggedMessages = {
  scriptLoadFailed: logged('log.script'),
  articleFetchFailed: logged('log.articles'),
  galleryProductDetailsFailed: logged('log.galleryProduct'),
  galleryScriptFailed: logged('log.galleryScript'),
  videoAutoplayFailed: logged('log.video'),
  contentLoadFailed: logged('log.content'),
  experimentInputInvalid: logged('log.experiment'),
} as const;

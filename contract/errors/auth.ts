import { INVALID_CUSTOMER_RELOAD_MS, TOKEN_RETRY_DELAY_MS } from '../constants.ts';
import { mark, returnTo, row } from './row.ts';

/** Sign-in shows the server's message (spec 3 §8). */
const badCredentials = row(401, 'invalidCredentials', { words: 'server' });
const loginInUse = row(409, 'loginInUse', { ...mark('email'), words: 'server' });
const phoneInUse = row(409, 'phoneInUse', mark('phone'));
const passwordReused = row(422, 'passwordReused', mark('newPassword'));
const profileNotUpdated = row(422, 'profileNotUpdated');

/** spec 1 §8, auth and account. */
export const authErrors = {
  AUT498: row(403, 'invalidCustomer', { action: { do: 'restart-cart', reloadAfterMs: INVALID_CUSTOMER_RELOAD_MS }, replay: 'restart' }),
  AUT401: badCredentials,
  AUT418: badCredentials,
  AUT437: badCredentials,
  AUT438: badCredentials,
  AUT423: row(423, 'userLocked', { words: 'server' }),
  AUT441: row(423, 'accountLocked', { words: 'server' }),
  AUT426: row(401, 'lastSignInAttempt', { words: 'server' }),
  AUT439: loginInUse,
  PRO400: loginInUse,
  AUT440: row(400, 'customerListUnknown', { words: 'server' }),
  AUT442: phoneInUse,
  AUT444: phoneInUse,
  AUT450: row(422, 'currentPasswordWrong', mark('currentPassword')),
  AUT451: passwordReused,
  AUT452: passwordReused,
  AUT453: row(400, 'emailInvalid', mark('email')),
  AUT402: row(410, 'resetLinkExpired'),
  AUT403: row(403, 'captchaFailed'),
  AUT409: row(409, 'duplicatedToken', { action: { do: 'retry-once', afterMs: TOKEN_RETRY_DELAY_MS }, replay: 'retry' }),
  AUT404: row(401, 'cannotAuthorize'),
  AUT500: row(500, 'signInBroken', { replay: 'retry' }),
  AUT432: row(401, 'signInRefused'),
  API400: row(400, 'clientIdMissing'),
  '4044': row(404, 'memberNotFound'),
  PRO410: row(422, 'ageInvalid', mark('birthDate')),
  PRO411: row(422, 'birthDateMissing', { level: 'input', action: { do: 'revalidate' } }),
  PRO404: row(404, 'profileNotFound'),
  PRO412: profileNotUpdated,
  PRO418: profileNotUpdated,
  PRO414: row(422, 'billingAddressNotDeleted'),
  PRO415: row(422, 'passwordNotChanged'),
  CCA400: row(409, 'addressExists'),
  CCA401: row(404, 'addressUnknown'),
  CCN404: row(404, 'customerUnknown'),
  FE340: row(422, 'passwordsDiffer', mark('passwordConfirmation')),
  FE872: row(422, 'passwordTooShort', mark('password')),
  FE309: row(422, 'cardExpiryInvalid', returnTo('billing', { paymentRefused: true })),
} as const;

import { mark, row } from './row.ts';

const atGiftCard = mark('giftCard');
const giftNotAvailable = row(409, 'giftNotAvailable', { level: 'item' });
const giftCardInvalid = row(422, 'giftCardInvalid', atGiftCard);

/** spec 1 §8, gift cards and gift options. */
export const giftErrors = {
  GFS800: giftNotAvailable,
  GFO404: giftNotAvailable,
  GFO405: row(422, 'giftCardNotApplicable', atGiftCard),
  GFC410: row(409, 'maxGiftCards', atGiftCard),
  GFC799: row(503, 'giftCardBalanceFailed', { ...atGiftCard, replay: 'retry' }),
  GFC800: giftCardInvalid,
  GFC700: giftCardInvalid,
  GFC760: giftCardInvalid,
  GFC812: row(422, 'giftCardExpired', atGiftCard),
  GFC725: row(422, 'giftCardNotAllowed', atGiftCard),
  GFC740: row(422, 'giftCardEmpty', atGiftCard),
  GFC755: row(409, 'giftCardAlreadyApplied', atGiftCard),
  GFC400: row(422, 'giftCardCodeMissing', atGiftCard),
  /** Given by a promotion, never bought; quick shop does not try it again (spec 3 §4). */
  GWP403: row(403, 'giftWithPurchase', { action: { do: 'toast' } }),
} as const;

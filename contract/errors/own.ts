import { mark, row } from './row.ts';

/**
 * Codes of our own, where the specification has none: about the request itself and about sending it again.
 * WMK408, WMK409K, WMK429 and WMK503 promise that nothing was done, so the same change may simply be sent once more.
 */
export const ownErrors = {
  /** Malformed or of the wrong shape. Details: `issues`, each a path and a reason, never a value. */
  WMK400: row(400, 'malformed'),
  /** A width that pictures are not drawn in. */
  WMK400P: row(400, 'pictureWidth'),
  /** No session, or one that has expired. */
  WMK401: row(401, 'sessionExpired', { action: { do: 'renew-session' }, replay: 'renew' }),
  /** A change that comes from another site. */
  WMK403O: row(403, 'foreignOrigin'),
  /** Only a shopper who bought the style may answer a question about it. */
  WMK403B: row(403, 'notBought'),
  /** The change was made under another subject than the session's: it stays sealed. */
  WMK403S: row(403, 'subjectChanged', { replay: 'hold' }),
  /** No such price adjustment in this cart. */
  WMK404A: row(404, 'adjustmentGone'),
  /** What was put aside in a store is not there: somebody has taken it, or it was let go. */
  WMK404B: row(404, 'heldBasketGone'),
  /** No picture of that name or angle. */
  WMK404P: row(404, 'noPicture'),
  WMK408: row(408, 'requestTooSlow', { action: { do: 'wait' }, replay: 'retry' }),
  /** Version or total is not what the shopper saw. Details: `total`, `seenTotal`, `version`. Nothing was charged. */
  WMK409: row(409, 'totalChanged', { action: { do: 'confirm-total' } }),
  /** Something of the order is packed: it can be sent back, no longer cancelled. */
  WMK409C: row(409, 'orderUnderWay'),
  /** An event has fewer places left than are asked for. Details: `title`, `placesLeft`. */
  WMK409E: row(409, 'eventFull'),
  /** The first request with this key is still being worked on. */
  WMK409K: row(409, 'inProgress', { action: { do: 'wait' }, replay: 'retry' }),
  /** The list holds as many as it may. Details: `max`. */
  WMK409L: row(409, 'listFull'),
  /** A voucher takes a part of what is to be paid, never all of it and more. Details: `worth`, `total`. */
  WMK409R: row(409, 'voucherTooLarge'),
  /** Somebody has saved another version of the document. Details: `version`, `document`, `author`, `at` of it. */
  WMK409V: row(409, 'documentChanged'),
  /** This account has reviewed the style already: the review can be edited. */
  WMK409W: row(409, 'reviewExists'),
  /** If-Match named another version of the cart. */
  WMK412: row(412, 'versionConflict', { action: { do: 'reload-cart' }, replay: 'rebase' }),
  WMK413: row(413, 'tooLarge'),
  WMK414: row(414, 'addressTooLong'),
  /** The key was used before with another body. */
  WMK422: row(422, 'keyReused'),
  /** More than an associate may take off, or not a price at all. Details: `maxPercent`, `maxAmount`. */
  WMK422A: row(422, 'adjustmentNotAllowed', mark('value')),
  /** Not a picture, or one too large to be read. Details: `index`. */
  WMK422P: row(422, 'pictureUnreadable', mark('pictures')),
  /** A document of the content service that is not as its kind demands. Details: `problems`, a sentence for each field by its path. */
  WMK422D: row(422, 'documentInvalid'),
  /** This client is too old for the service. */
  WMK426: row(426, 'clientTooOld', { action: { do: 'update-app' }, replay: 'hold' }),
  WMK429: row(429, 'tooManyRequests', { action: { do: 'wait' }, replay: 'retry' }),
  /** Starting, stopping or without its database. */
  WMK503: row(503, 'unavailable', { action: { do: 'wait' }, replay: 'retry' }),
} as const;

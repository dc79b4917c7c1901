/** Names of the headers that client and server agree on; the documents name what they carry, not how they are called (spec 2 §7). */
export const HEADERS = {
  /** One for a page's life: every call of it can be found by this. */
  transactionId: 'X-Transaction-Id',
  /** One a call; the answer repeats it. */
  correlationId: 'X-Correlation-Id',
  accessKey: 'X-Access-Key',
  locale: 'X-Locale',
  /** Authentication and consumer services alone. */
  sessionId: 'X-Session-Id',
  /** Content service in preview: the moment whose content is asked for, ISO. */
  previewDate: 'X-Preview-Date',
  /** Site request context: ECOMM and ECOM15. */
  contextChannel: 'X-Context-Channel',
  contextSource: 'X-Context-Source',
  /** Placing and patching an order: where it was made. */
  channel: 'X-Channel',
  /** Loyalty token alone. */
  leadSource: 'X-Lead-Source',
  /** Opaque key of one change, the same on every attempt. */
  idempotencyKey: 'Idempotency-Key',
  /** On the answer to a repeat: the outcome was remembered, not made again. */
  idempotentReplay: 'Idempotent-Replayed',
  /** Subject under which a change was made. */
  subject: 'X-Waymark-Subject',
  /** Version of the client that asks; one too old is answered 426. */
  clientVersion: 'X-Waymark-Client',
  ifMatch: 'If-Match',
  /** Tag of the cart that the client holds, or `none`: asks for a tagged cart, and for what differs instead of the whole where the server can tell. */
  holds: 'X-Waymark-Holds',
} as const;

/** Values of the channel header (spec 1 §7). */
export const CHANNELS = { commerce: 'ECOMM', mobileApp: 'MOBILE_APP' } as const;

/** Put before every path in preview. */
export const PREVIEW_PREFIX = '/preview';

/** Public on purpose: it tells our own page from a crawler's guess, it opens nothing. */
export const DEFAULT_ACCESS_KEY = 'waymark-web';

/** `appId` of every error body. */
export const APP_ID = 'waymark';

/** Version of the wire that a client speaks. It rises when an older client can no longer be served. */
export const CLIENT_VERSION = 1;

import { mark, row } from './row.ts';

const orderNotFound = row(404, 'orderNotFound');

/** spec 1 §8, orders, returns and other. */
export const otherErrors = {
  /** Of the history of orders. */
  OHS4004: orderNotFound,
  /** Of the checkout. */
  ORD409: orderNotFound,
  ORD400: row(422, 'orderEmailInvalid', mark('email')),
  PLP400: row(404, 'productNotFound'),
  GEN500: row(500, 'general', { replay: 'retry' }),
  API404: row(404, 'notFound'),
  API405: row(405, 'methodNotAllowed'),
  API406: row(406, 'notAcceptable'),
  API415: row(415, 'unsupportedMediaType'),
  STR404: row(404, 'storeNotFound'),
  RTN500: row(422, 'returnFailed'),
  ATTR100: row(400, 'requestTypeMissing'),
  ATTR200: row(400, 'organisationMissing'),
  ATTR300: row(400, 'payloadEmpty'),
  REV410: row(422, 'reviewTooLong', mark('review')),
} as const;

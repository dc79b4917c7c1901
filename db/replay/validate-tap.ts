import type { CartChangeType } from '#db/cart/change.ts';
import type { Tap } from '#db/mutations/mutation.ts';
import { CHANGE_VERSIONS } from '#db/cart/upcast.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isWord: Check = (value) => typeof value === 'string';
const isQuantity: Check = (value) => Number.isSafeInteger(value) && (value as number) > 0;
const isAmount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isList: Check = (value) => Array.isArray(value);
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields; other fields are not checked. */
const has =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check((value as Readonly<Record<string, unknown>>)[name]));

const or =
  (nothing: null | undefined, check: Check): Check =>
  (value) =>
    value === nothing || check(value);

const isItem = has({
  choice: has({ product: isText, upc: isText, storeId: or(undefined, isText), recipeId: or(undefined, isText), giftOption: or(undefined, isObject) }),
  facts: has({
    masterId: isWord,
    name: isWord,
    price: has({ current: isAmount, original: isAmount, currency: isText }),
    attributes: isList,
    pricingFacts: isObject,
    maxQty: isAmount,
  }),
});

/** What rules, screen and request need of each kind of change, in the version that this app writes. */
const SOUND: Readonly<Record<CartChangeType, Check>> = {
  'add-item': has({ item: isItem, qty: isQuantity }),
  'change-quantity': has({ item: isItem, qty: isQuantity }),
  'remove-item': has({ item: isItem }),
  'edit-variant': has({ item: isItem, to: isItem, qty: isQuantity }),
  'set-fulfilment': has({ item: isItem, qty: isQuantity, store: or(null, has({ id: isText })) }),
  'set-gift-option': has({ item: isItem, qty: isQuantity, giftOption: or(null, isObject) }),
  'apply-coupon': has({ code: isText }),
  'remove-coupon': has({ code: isText }),
  'set-shipping-method': has({ shippingId: isText, code: isText, storeId: or(undefined, isText) }),
};

/**
 * The tap as plain data, as it is stored (a database takes neither functions nor proxies). Null if no request could ever be made from it: it would
 * stay in the outbox for good ([TAP9]). Taps of a newer app are left for that app to check ([VER4]).
 */
export function validateTap(tap: Tap): Tap | null {
  let plain: Tap;
  try {
    plain = JSON.parse(JSON.stringify(tap)) as Tap;
  } catch {
    return null;
  }
  const ofThisApp = CHANGE_VERSIONS[plain.type as CartChangeType] === plain.version;
  return !ofThisApp || SOUND[plain.type as CartChangeType](plain.args) ? plain : null;
}

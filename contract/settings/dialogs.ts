import type { DialogSetting } from './schema.ts';

const panel: DialogSetting = { large: 'panel', small: 'panel', height: '95%', keepOpen: false };
/** The place that a device has found is confirmed over the list that it sorts. */
const placePanel: DialogSetting = { ...panel, keepOpen: true };
const sheet: DialogSetting = { ...panel, height: '50%' };
const fullPanel: DialogSetting = { ...panel, height: 'full' };
const modal: DialogSetting = { large: 'modal', small: 'panel', height: '50%', keepOpen: false };
const tallModal: DialogSetting = { ...modal, height: '95%' };

/** Every dialog of spec 1 §2 and 3 §2, and those that the shop has beside them. */
export const dialogSettings = {
  'add-gift-option': tallModal,
  'answer-question': panel,
  'ask-question': panel,
  'ask-question-success': modal,
  /** The shop wants to know that a person is there. */
  challenge: modal,
  'change-cart-shipping-method': panel,
  'collection-point': placePanel,
  /** A dialog block of a content page. */
  'content-dialog': tallModal,
  'design-yours': panel,
  'change-store-confirmation': modal,
  'employee-terms': tallModal,
  'forgot-password': tallModal,
  interests: modal,
  'buy-now-pay-later': tallModal,
  'location-confirmation': modal,
  'loyalty-sign-up': panel,
  'mini-cart': fullPanel,
  'pickup-in-store': placePanel,
  'quick-shop': panel,
  'report-content': modal,
  'review-user-content': tallModal,
  'sign-in': panel,
  'simplified-enrollment': panel,
  'sign-in-confirmation': modal,
  'sign-up': fullPanel,
  'store-changed': modal,
  /** The bank's page needs room, and nothing may push it away. */
  'three-d-secure': { ...tallModal, keepOpen: true },
  welcome: modal,
  'write-review': panel,
  'share-photo': panel,
  'own-photos': panel,
  'shopper-photo': tallModal,
  'notify-me': sheet,
  'event-sign-up': tallModal,
  /** The main menu where there is no room for it in the header. */
  menu: panel,
  /** The filters where there is no room for them beside the list. */
  'list-filters': panel,
  'size-chart': panel,
  'product-pictures': { ...modal, height: 'full' },
} as const satisfies Record<string, DialogSetting>;

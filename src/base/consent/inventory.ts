import {
  CONSENT_FUNCTIONAL as C0003,
  CONSENT_PERFORMANCE as C0002,
  CONSENT_REQUIRED as C0001,
  CONSENT_TARGETING as C0004,
} from '#contract/constants.ts';
import type { ConsentCategory } from '#contract/consent.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';

export const CATEGORIES = [C0001, C0002, C0003, C0004] as const;

export type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'call';

export interface Belonging {
  readonly category: ConsentCategory;
  /** Belongs to this one, too, and is kept while one of them is granted. */
  readonly also?: ConsentCategory;
  readonly place: Place;
  /** Keys as they are; `*` at the end stands for any end. */
  readonly names: readonly string[];
  readonly use: MessageKey;
  readonly lasts: MessageKey;
  /** Its text is the random id under which the server keeps what belongs to this device. */
  readonly isId?: true;
}

const TAB = 'consent.lasts.tab';
const YEAR = 'consent.lasts.year';
const STAYS = 'consent.lasts.stays';
const NOTHING = 'consent.lasts.nothing';

/**
 * Everything that the shop keeps on a device or sends about its use, by consent category. The preferences page shows it, a withdrawal deletes by it
 * (erase-stored.ts), and a journey fails where a page keeps something that is not in it. A new key is a line here.
 */
export const INVENTORY: readonly Belonging[] = [
  { category: C0001, place: 'cookie', names: ['__Host-waymark-session', 'waymark-session'], use: 'consent.use.session', lasts: YEAR },
  { category: C0001, place: 'localStorage', names: ['waymark.session', 'waymark.session-begun'], use: 'consent.use.session', lasts: STAYS },
  { category: C0001, place: 'sessionStorage', names: ['waymark-session-id'], use: 'consent.use.session', lasts: TAB },
  { category: C0001, place: 'cookie', names: ['__Host-waymark-device', 'waymark-device'], use: 'consent.use.device', lasts: YEAR },
  { category: C0001, place: 'cookie', names: ['waymark-consent'], use: 'consent.use.consent', lasts: 'consent.lasts.halfYear' },
  { category: C0001, place: 'localStorage', names: ['waymark.consent-unsent'], use: 'consent.use.consent', lasts: 'consent.lasts.sent' },
  { category: C0001, place: 'indexedDB', names: ['waymark'], use: 'consent.use.basket', lasts: STAYS },
  {
    category: C0001,
    place: 'localStorage',
    names: ['waymark.basket', 'waymark.tap.*', 'waymark.wish.*', 'waymark.list.*'],
    use: 'consent.use.basket',
    lasts: STAYS,
  },
  { category: C0001, place: 'cookie', names: ['waymark-unsent-*'], use: 'consent.use.basket', lasts: YEAR },
  { category: C0001, place: 'localStorage', names: ['waymark.order-claim'], use: 'consent.use.order', lasts: STAYS },
  {
    category: C0001,
    place: 'sessionStorage',
    names: [
      'waymark.arrival',
      'waymark.promo',
      'waymark.reloaded-at',
      'sms',
      'newsletter',
      'enroll-*',
      'event-*',
      'sign-up',
      'profile.*',
      'address.*',
      'loyalty-join',
      'contact',
      'warranty',
    ],
    use: 'consent.use.forms',
    lasts: TAB,
  },
  { category: C0001, place: 'sessionStorage', names: ['tsr-scroll-restoration*'], use: 'consent.use.scroll', lasts: TAB },
  { category: C0001, place: 'cookie', names: ['waymark-locale'], use: 'consent.use.display', lasts: YEAR },
  {
    category: C0001,
    place: 'localStorage',
    names: [
      'waymark-theme',
      'waymark-benefit-closed',
      'waymark-benefit-blocks-closed',
      'waymark.install-declined',
      'waymark.store',
      'waymark.scan-sound',
    ],
    use: 'consent.use.display',
    lasts: STAYS,
  },
  {
    category: C0001,
    place: 'localStorage',
    names: ['isEmployeeDiscountTCAccepted', 'waymark.in-store'],
    use: 'consent.use.staff',
    lasts: STAYS,
  },
  { category: C0001, place: 'sessionStorage', names: ['waymark.terms-later'], use: 'consent.use.staff', lasts: TAB },
  {
    category: C0001,
    place: 'cacheStorage',
    names: [
      'workbox-precache*',
      'waymark-parts',
      'waymark-settings',
      'waymark-documents',
      'waymark-next-documents',
      'waymark-previous-release',
      'waymark-catalogue',
      'waymark-pictures',
    ],
    use: 'consent.use.offline',
    lasts: STAYS,
  },
  { category: C0001, place: 'indexedDB', names: ['workbox-expiration'], use: 'consent.use.offline', lasts: STAYS },
  { category: C0001, place: 'indexedDB', names: ['waymark-offline-catalogue'], use: 'consent.use.offlineCatalogue', lasts: STAYS },
  { category: C0001, place: 'localStorage', names: ['waymark.catalogue'], use: 'consent.use.offlineCatalogue', lasts: STAYS },
  { category: C0001, place: 'localStorage', names: ['waymark.audience'], use: 'consent.use.audience', lasts: STAYS },
  { category: C0002, also: C0004, place: 'localStorage', names: ['waymark.visitor'], use: 'consent.use.visitor', lasts: STAYS, isId: true },
  {
    category: C0002,
    place: 'localStorage',
    names: ['gtmCartProductsMap', 'gtmInteractionOrigin', 'waymark.purchases'],
    use: 'consent.use.analytics',
    lasts: STAYS,
  },
  { category: C0002, place: 'indexedDB', names: ['waymark-events'], use: 'consent.use.events', lasts: 'consent.lasts.sent' },
  { category: C0002, place: 'call', names: ['POST /fapi/analytics/events'], use: 'consent.use.analytics', lasts: NOTHING },
  // Of earlier versions of the page: nothing reads it any more.
  { category: C0004, place: 'localStorage', names: ['waymark.decision-device'], use: 'consent.use.decisions', lasts: STAYS, isId: true },
  { category: C0004, place: 'localStorage', names: ['waymark.decisions'], use: 'consent.use.decisions', lasts: STAYS },
  { category: C0004, place: 'indexedDB', names: ['waymark-experiments'], use: 'consent.use.events', lasts: 'consent.lasts.sent' },
  { category: C0004, place: 'cacheStorage', names: ['waymark-datafile'], use: 'consent.use.experiments', lasts: STAYS },
  { category: C0004, place: 'call', names: ['POST /decision/*', 'POST /experiments/*'], use: 'consent.use.decisions', lasts: NOTHING },
  { category: C0002, place: 'call', names: ['POST /fapi/performance/ingest'], use: 'consent.use.timings', lasts: NOTHING },
  { category: C0003, place: 'indexedDB', names: ['waymark-shelf'], use: 'consent.use.seen', lasts: STAYS },
  { category: C0003, place: 'localStorage', names: ['waymark.recent-searches'], use: 'consent.use.searches', lasts: STAYS },
  { category: C0003, place: 'localStorage', names: ['waymark.foot'], use: 'consent.use.footSize', lasts: STAYS },
  { category: C0003, place: 'localStorage', names: ['waymark.store-place'], use: 'consent.use.place', lasts: STAYS },
  { category: C0003, place: 'localStorage', names: ['waymark.visits'], use: 'consent.use.visits', lasts: STAYS },
  { category: C0003, place: 'sessionStorage', names: ['waymark.visits'], use: 'consent.use.visits', lasts: TAB },
];

export const belongsToCategory = ({ category, also }: Belonging, one: string): boolean => category === one || also === one;

const matches = (pattern: string, name: string): boolean => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);

export const belongsTo = ({ names }: Belonging, name: string): boolean => names.some((pattern) => matches(pattern, name));

import { type ReactNode, Suspense } from 'react';
import { LOCALES } from '#contract/locales.ts';
import account from '../messages/en-us/account.json';
import adjust from '../messages/en-us/adjust.json';
import asides from '../messages/en-us/asides.json';
import checkout from '../messages/en-us/checkout.json';
import consent from '../messages/en-us/consent.json';
import content from '../messages/en-us/content.json';
import core from '../messages/en-us/core.json';
import discovery from '../messages/en-us/discovery.json';
import editor from '../messages/en-us/editor.json';
import enrollment from '../messages/en-us/enrollment.json';
import errors from '../messages/en-us/errors.json';
import express from '../messages/en-us/express.json';
import inStore from '../messages/en-us/in-store.json';
import lists from '../messages/en-us/lists.json';
import locations from '../messages/en-us/locations.json';
import loyalty from '../messages/en-us/loyalty.json';
import offlineCatalogue from '../messages/en-us/offline-catalogue.json';
import moderation from '../messages/en-us/moderation.json';
import orders from '../messages/en-us/orders.json';
import payment from '../messages/en-us/payment.json';
import shopper from '../messages/en-us/shopper.json';
import photos from '../messages/en-us/photos.json';
import programs from '../messages/en-us/programs.json';
import reviews from '../messages/en-us/reviews.json';
import scan from '../messages/en-us/scan.json';
import security from '../messages/en-us/security.json';
import sharing from '../messages/en-us/sharing.json';
import shop from '../messages/en-us/shop.json';
import sizes from '../messages/en-us/sizes.json';
import staff from '../messages/en-us/staff.json';
import stores from '../messages/en-us/stores.json';
import { I18nContext } from '../use-i18n.ts';
import { createI18n } from '../i18n.ts';

const i18n = createI18n(
  LOCALES['en-us'],
  {
    core,
    shop,
    adjust,
    asides,
    checkout,
    consent,
    content,
    discovery,
    editor,
    errors,
    lists,
    account,
    enrollment,
    payment,
    shopper,
    photos,
    'offline-catalogue': offlineCatalogue,
    orders,
    'in-store': inStore,
    loyalty,
    programs,
    sharing,
    security,
    stores,
    express,
    staff,
    reviews,
    scan,
    moderation,
    locations,
    sizes,
  },
  () => Promise.reject(new Error('All parts are loaded')),
);

/** For tests of screens: the shop's own English words around them. */
export const EnglishPage = ({ children }: { readonly children: ReactNode }) => (
  <I18nContext value={i18n}>
    <Suspense>{children}</Suspense>
  </I18nContext>
);

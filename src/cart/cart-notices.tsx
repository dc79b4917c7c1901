import type { CartNotice } from '#db/cart/server-changes.ts';
import type { CartView } from '#db/cart/view.ts';
import type { StorageCondition } from '#db/storage/storage-trouble.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { Values, MessageKey, I18n } from '#src/base/i18n/i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { cart, type CartState } from './cart.ts';
import styles from './cart-notices.module.css';
import { couponEnded } from './coupon-ended.ts';
import { warningsFor } from './flash-text.ts';
import { isAtLine } from './shortage/shortage.ts';
import { updateApp } from './update-app.ts';
import { useShortRoom } from './use-short-room.ts';

const NOTICES: Readonly<Record<CartNotice['kind'], { readonly key: MessageKey; readonly kind: 'info' | 'warning' }>> = {
  'became-order': { key: 'notice.becameOrder', kind: 'info' },
  'invalid-customer': { key: 'notice.invalidCustomer', kind: 'warning' },
  rebuilt: { key: 'notice.rebuilt', kind: 'info' },
  'price-up': { key: 'notice.priceUp', kind: 'warning' },
  'price-down': { key: 'notice.priceDown', kind: 'info' },
  'sold-out': { key: 'notice.soldOut', kind: 'warning' },
  fewer: { key: 'notice.fewer', kind: 'warning' },
  'line-gone': { key: 'flash.itemNotAvailable', kind: 'warning' },
  'coupon-gone': { key: 'error.promoFailed', kind: 'warning' },
};

/** Where changes are stored. */
const STORAGE: Readonly<Record<StorageCondition, MessageKey>> = {
  quota: 'storage.quota',
  denied: 'storage.denied',
  newer: 'storage.newer',
  lost: 'storage.lost',
  failed: 'storage.failed',
};

/** The remedies: load the newer version of the shop that has the database open, or reload the page. */
const CURES: Partial<Record<StorageCondition, { readonly label: MessageKey; readonly onPress: () => void }>> = {
  newer: { label: 'hold.update', onPress: () => void updateApp() },
  lost: { label: 'storage.reload', onPress: () => location.reload() },
};

/** What can end a hold early. */
const HOLD_CURES: Partial<Record<NonNullable<CartView['hold']>, { readonly label: MessageKey; readonly onPress: () => void }>> = {
  'client-too-old': { label: 'hold.update', onPress: () => void updateApp() },
  session: { label: 'sync.now', onPress: () => void cart.sync() },
};

/** Money in a notice's details is in minor units; the kind of notice says which values are money. */
const valuesOf = (details: Readonly<Record<string, unknown>>, i18n: I18n): Values => {
  const currency = typeof details.currency === 'string' ? details.currency : undefined;
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'number' && (name === 'from' || name === 'to')) return [[name, i18n.money(value, currency)]];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
};

const textOf = ({ kind, details }: CartNotice, i18n: I18n): string => {
  const text = i18n.t((kind === 'coupon-gone' ? couponEnded(details.state) : undefined) ?? NOTICES[kind].key, valuesOf(details, i18n));
  if (kind === 'fewer') return `${String(details.name)}: ${text} ${i18n.t('flash.maxQuantity')}`;
  // The text is the same for every line and code; this names the one it is about.
  const about = kind === 'line-gone' ? details.name : kind === 'coupon-gone' ? details.code : undefined;
  return typeof about === 'string' ? `${about}: ${text}` : text;
};

/** Notices about the whole cart: changes since the last look, and where the cart is stored. */
export const CartNotices = ({ cart: state }: { cart: CartState }) => {
  const i18n = useI18n('errors', 'shop');
  const { view, storage, takenBack, stalled } = state;
  const isShort = useShortRoom();
  const cure = storage === null ? undefined : CURES[storage];
  return (
    <div className={styles.notices}>
      {view?.notices
        .filter((notice) => !isAtLine(notice, view.lines))
        .map((notice) => (
          <Banner key={notice.id} kind={NOTICES[notice.kind].kind} onDismiss={() => void cart.dismissNotice(notice.id)}>
            {textOf(notice, i18n)}
          </Banner>
        ))}
      {warningsFor(view?.cart.flash ?? [], i18n).map(({ kind, text }) => (
        <Banner key={text} kind={kind}>
          {text}
        </Banner>
      ))}
      {storage === null ? null : (
        <Banner kind="warning" action={cure && { ...cure, label: i18n.t(cure.label) }}>
          {i18n.t(STORAGE[storage])}
        </Banner>
      )}
      {storage === null && isShort ? <Banner kind="warning">{i18n.t('storage.short')}</Banner> : null}
      {takenBack.length > 0 ? (
        <Banner kind="error" onDismiss={cart.dismissTakenBack}>
          {i18n.t('storage.takenBack', { count: takenBack.length })}
        </Banner>
      ) : null}
      {stalled ? (
        <Banner kind="warning" action={{ label: i18n.t('sync.now'), onPress: () => void cart.sync() }}>
          {i18n.t('sync.stalled')}
        </Banner>
      ) : null}
      <HoldNotice hold={view?.hold ?? null} />
    </div>
  );
};

/** Why nothing is sent at present. */
export const HoldNotice = ({ hold }: { hold: CartView['hold'] }) => {
  const i18n = useI18n('shop');
  if (hold === null) return null;
  const cure = HOLD_CURES[hold];
  return (
    <Banner kind="warning" action={cure && { ...cure, label: i18n.t(cure.label) }}>
      {i18n.t(`hold.${hold}`)}
    </Banner>
  );
};

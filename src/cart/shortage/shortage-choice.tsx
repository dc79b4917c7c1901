import { useId, useLayoutEffect, useRef } from 'react';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { cart, cartState } from '../cart.ts';
import { chosenOption } from '../chosen-option.ts';
import { dismissShortage, keepWhatIsLeft, saveWanted, takeFrom, takeVariant } from './decide-shortage.ts';
import { type Shortage, takeable } from './shortage.ts';
import styles from '../refused-changes.module.css';

export interface ShortageChoiceProps {
  readonly shortage: Shortage;
  /** In the mini cart: the quantity alone; what opens another dialog is on the cart page. */
  readonly compact?: boolean;
}

/** "Only 2 left, you wanted 5", with what can be done about it. It stays until the shopper has decided; nothing is changed before. */
export const ShortageChoice = ({ shortage, compact = false }: ShortageChoiceProps) => {
  const i18n = useI18n('errors', 'shop', 'lists');
  const { consumerType } = useSession();
  const textId = useId();
  const place = useRef<HTMLDivElement>(null);
  useHeldFocus(place);
  const { line, wanted, target, isStock, refused } = shortage;
  const { item, ghost, known } = line;
  const units = takeable(shortage, cartState().lines);
  const option = chosenOption(item);
  // Made to order and sent by email: there is no other place, and another design is no answer.
  const isPlain = isStock && !item.isDigitalProduct && !item.isCustoms;
  const isAtPlace = (target?.item ?? known).choice.shippingCode;
  const storeName = isAtPlace === undefined || isAtPlace === 'pickup' ? (target?.item ?? known).choice.storeName : undefined;
  const named = (text: string) => ({ 'aria-label': `${text}, ${item.name}`, children: text });

  const chooseVariant = async (): Promise<void> => {
    const chosen = (await openDialog('quick-shop', { productId: item.productId, line, pick: true }).closed) as CartItemInput | undefined;
    if (chosen) takeVariant(shortage, chosen);
  };
  const chooseStore = async (): Promise<void> => {
    const { storeId, shippingCode } = known.choice;
    const isCollected = storeId !== undefined && (shippingCode ?? 'pickup') === 'pickup';
    const { closed } = openDialog('pickup-in-store', {
      upc: item.upc,
      qty: wanted,
      // The warehouse has too few where it is the place that is short.
      ships: isCollected && item.shippingOptions.some(({ shippingMethod }) => shippingMethod.code === 'standard'),
      chosenId: shippingCode === 'pudo' ? undefined : storeId,
      sent: shippingCode === 'sts',
      notBefore: option?.shippingMethod.deliveryTime.notBefore,
    });
    const chosen = (await closed) as { store?: NonNullable<SetFulfilmentArgs['store']> } | undefined;
    if (chosen) takeFrom(shortage, chosen.store ?? null);
  };
  const save = (): void => {
    const undo = saveWanted(shortage);
    showToast({ title: i18n.t('saved.saved', { name: item.name }), action: { label: i18n.t('undo'), onPress: undo } });
  };
  const opens = (name: 'quick-shop' | 'pickup-in-store') => ({ onPointerEnter: () => preloadDialog(name), onFocus: () => preloadDialog(name) });
  const text =
    isStock || !refused[0]
      ? i18n.t(storeName === undefined ? 'shortage.left' : 'shortage.leftAt', { left: units, wanted, store: storeName ?? '' })
      : refusalText(i18n, refused[0].refusal);

  return (
    <div ref={place} className={styles.choice} role="group" aria-labelledby={textId}>
      <AlertIcon size={16} />
      <div className={styles.content}>
        <p id={textId} className={styles.text} role="alert">
          {target?.kind === 'variant' ? `${target.item.facts.attributes.map(({ label }) => label).join(' · ')}: ${text}` : text}
        </p>
        <div className={styles.ways}>
          {units > 0 ? (
            <Button
              size="sm"
              onClick={() => keepWhatIsLeft(shortage)}
              {...named(i18n.t(ghost ? 'shortage.add' : 'shortage.keep', { left: units }))}
            />
          ) : null}
          {isPlain && !compact ? (
            <>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => void chooseVariant()}
                {...opens('quick-shop')}
                {...named(i18n.t('shortage.variant'))}
              />
              {target?.kind === 'variant' ? null : (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => void chooseStore()}
                  {...opens('pickup-in-store')}
                  {...named(i18n.t(storeName === undefined ? 'shortage.collect' : 'shortage.store'))}
                />
              )}
              {/* Employees have no saved list (spec 1 §4). */}
              {consumerType === 'EMPLOYEE' ? null : <Button variant="secondary" size="sm" onClick={save} {...named(i18n.t('saved.save'))} />}
            </>
          ) : null}
        </div>
        <p className={styles.links}>
          {isPlain && compact ? (
            <ButtonLink variant="link" size="sm" href={`/${i18n.locale.id}/cart`} aria-label={`${i18n.t('shortage.more')}, ${item.name}`}>
              {i18n.t('shortage.more')}
            </ButtonLink>
          ) : null}
          {refused.length > 0 ? (
            <>
              <Button variant="link" size="sm" onClick={() => refused.forEach(({ id }) => void cart.retry(id))} {...named(i18n.t('again'))} />
              <Button variant="link" size="sm" onClick={() => dismissShortage(shortage)} {...named(i18n.t('dismiss'))} />
            </>
          ) : null}
        </p>
      </div>
    </div>
  );
};

/** The choice goes with its answer: the focus moves to the link of its line, or to the title where the line goes, too. */
const useHeldFocus = (place: { readonly current: HTMLElement | null }): void => {
  useLayoutEffect(() => {
    const element = place.current;
    const row = element?.closest('li');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const root = element.closest<HTMLElement>('[role="dialog"], main');
      row?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])')?.focus({ preventScroll: true });
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const title = root?.querySelector<HTMLElement>('h1, h2');
        title?.setAttribute('tabindex', '-1');
        title?.focus({ preventScroll: true });
      });
    };
  }, [place]);
};

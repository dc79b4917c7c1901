import { type FormEvent, useRef, useState } from 'react';
import type { CartView } from '#db/cart/view.ts';
import { sameCoupon } from '#db/cart/mutators/apply-coupon.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { CloseIcon } from '#ui/icon/close-icon.tsx';
import { cart } from './cart.ts';
import { couponEnded } from './coupon-ended.ts';
import styles from './coupon-form.module.css';
import { RefusedChanges } from './refused-changes.tsx';

const CODE_MAX = 40;

/** A field for a coupon code, and the coupons of the cart. A refusal is shown at the field (spec 1 §8). */
export const CouponForm = ({ view, offline }: { view: CartView; offline: boolean }) => {
  const i18n = useI18n('errors', 'shop');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refused = view.refused.filter(({ change }) => change?.type === 'apply-coupon');
  const last = refused.at(-1);
  // A refusal opens the field. The refusal disappears with the first letter of another code, but the field stays open.
  const [opened, setOpened] = useState(last?.id);
  if (last && last.id !== opened) setOpened(last.id);
  const { couponItems } = view.cart;
  const dismissRefusals = (): void => {
    for (const { id } of refused) void cart.dismiss(id);
  };
  const type = (value: string): void => {
    dismissRefusals();
    setMissing(false);
    setCode(value);
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = code.trim();
    if (!wanted) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    dismissRefusals();
    cart.applyCoupon(wanted);
    setCode('');
  };
  const refusal = last?.change?.type === 'apply-coupon' ? `${last.change.args.code}: ${refusalText(i18n, last.refusal)}` : undefined;
  const error = isMissing ? i18n.t('coupon.empty') : refusal;
  return (
    <div className={styles.coupons}>
      <Disclosure label={i18n.t('coupon.have')} defaultOpen={couponItems.length > 0 || refusal !== undefined} key={opened}>
        <form className={styles.form} onSubmit={apply} noValidate>
          <Field label={i18n.t('coupon.code')} error={error} hint={offline ? i18n.t('coupon.offline') : undefined} className={styles.field}>
            <TextInput
              ref={field}
              value={code}
              maxLength={CODE_MAX}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => type(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {i18n.t('coupon.apply')}
          </Button>
        </form>
      </Disclosure>
      {couponItems.length > 0 ? (
        <ul className={styles.list}>
          {couponItems.map((coupon) => {
            const promotion = view.cart.promoSummary.find(({ couponCode }) => couponCode !== undefined && sameCoupon(couponCode, coupon.code));
            return (
              <li key={coupon.code} className={styles.coupon}>
                <span className={styles.code}>{coupon.code}</span>
                <span className={styles.state}>
                  {coupon.valid
                    ? (promotion?.calloutMessage ?? i18n.t('coupon.noEffect'))
                    : i18n.t(couponEnded(coupon.statusCode) ?? (offline ? 'coupon.waitsOffline' : 'coupon.waits'))}
                </span>
                <IconButton
                  size="sm"
                  label={i18n.t('coupon.remove', { code: coupon.code })}
                  icon={<CloseIcon size={16} />}
                  onClick={() => cart.removeCoupon(coupon.code)}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
      <RefusedChanges refused={view.refused.filter(({ change }) => change?.type === 'remove-coupon')} />
    </div>
  );
};

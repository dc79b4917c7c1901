import type { ComponentProps } from 'react';
import type { Cart } from '#contract/cart.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { type BindField, NameFields, PhoneField } from '#src/base/address/address-fields.tsx';
import { deliveryTimeText } from './delivery-methods.tsx';
import type { ShippingNeeds } from './shipping-rules.ts';
import { isCollected } from './steps.ts';
import styles from './collect-fields.module.css';
import form from './form.module.css';

export interface CollectFieldsProps {
  readonly cart: Cart;
  readonly needs: ShippingNeeds;
  readonly field: BindField<'firstName' | 'lastName' | 'phone' | 'email'>;
  readonly self: boolean;
  readonly selfProps: ComponentProps<'input'>;
}

const SCOPE = 'section-pickup';

/** A counter of a carrier is no store. */
const titleOf = (places: Cart['shippingMethods']): 'collect.title' | 'collect.pointTitle' | 'collect.bothTitle' => {
  const counters = places.filter(({ code }) => code === 'pudo').length;
  if (counters === 0) return 'collect.title';
  return counters === places.length ? 'collect.pointTitle' : 'collect.bothTitle';
};

/** Which shops hand something over, and to whom. Whoever orders is asked for nothing twice (WCAG 3.3.7). */
export const CollectFields = ({ cart, needs, field, self, selfProps }: CollectFieldsProps) => {
  const i18n = useI18n('checkout');
  const { t } = i18n;
  const email = field('email');
  const stores = cart.shippingMethods.filter(isCollected);
  return (
    <section className={form.section} aria-labelledby="collect">
      <h2 id="collect" className={form.heading}>
        {t(titleOf(stores))}
      </h2>
      <ul className={styles.stores}>
        {stores.map(({ shippingId, code, applicableShippingMethods }) => {
          const method = applicableShippingMethods.find((candidate) => candidate.code === code);
          return method ? (
            <li key={shippingId} className={styles.store}>
              <StoreIcon size={20} />
              <span>
                <strong>{method.storeName}</strong>
                <span className={styles.ready}>{deliveryTimeText(i18n, method)}</span>
              </span>
            </li>
          ) : null;
        })}
      </ul>
      <Checkbox {...selfProps} description={t('collect.bring')}>
        {t('collect.self')}
      </Checkbox>
      {self ? null : (
        <>
          <NameFields field={field} scope={SCOPE} />
          <PhoneField field={field} scope={SCOPE} hint={t('collect.phoneHint')} />
        </>
      )}
      {needs.pickupEmail ? (
        <Field label={t('collect.email')} hint={t('collect.emailHint')} error={email.error} required>
          <TextInput {...email.props} type="email" inputMode="email" autoComplete={`${SCOPE} email`} autoCapitalize="none" spellCheck={false} />
        </Field>
      ) : null}
    </section>
  );
};

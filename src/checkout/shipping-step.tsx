import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#contract/client/client.ts';
import type { BookAddress } from '#contract/calls/consumer-address.ts';
import { shipsTo } from '#pricing/shipping-rates.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { AddressFields, NameFields, PhoneField, RecipientPhone } from '#src/base/address/address-fields.tsx';
import { toInput, toValues } from '#src/base/address/address-form.ts';
import type { ShippingValues } from './step-values.ts';
import { CollectFields } from './collect-fields.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';
import { isDeliverable } from './express.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { shippingInputs, shippingNeeds, shippingSchema, shippingStart } from './shipping-rules.ts';
import type { StepProps, WithCart } from './step-props.ts';
import { StepFooter } from './step-footer.tsx';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import styles from './form.module.css';

export interface ShippingStepProps extends Omit<StepProps, 'pass'> {
  readonly withCart: WithCart;
}

/** Who gets it, where, and how it travels. */
export const ShippingStep = ({ cart, shopper, draft, onDraft, calls, withCart, wait, onFailure, onDone }: ShippingStepProps) => {
  const i18n = useI18n('checkout');
  const { t, locale } = i18n;
  const countries = shipsTo(locale.id);
  const needs = shippingNeeds(cart.shippingMethods, settingsFor(locale.id).contact);
  const form = useForm<ShippingValues>({
    defaultValues: startHere(draft.shipping ?? shippingStart(cart, locale.country, shopper), countries, locale.country),
    resolver: standardSchemaResolver(shippingSchema(needs)),
    shouldFocusError: true,
  });
  const { register, formState, control, setError, setValue, getValues } = form;
  const [busy, setBusy] = useState(false);
  const countryCode = useWatch({ control, name: 'address.countryCode' }) || locale.country;
  const methods = useWatch({ control, name: 'methods' });
  const collectSelf = useWatch({ control, name: 'collectSelf' });
  const book = shopper?.shippingAddresses ?? [];
  const chosen = useWatch({ control, name: 'saved' });
  const saved = book.find(({ addressId }) => addressId === chosen);
  const hasProblem = Object.keys(formState.errors.address ?? {}).length > 0;

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onDraft({ shipping: values }) }), [form, onDraft]);

  const field =
    <Group extends 'address' | 'collector'>(group: Group) =>
    (name: keyof ShippingValues[Group] & string) => ({
      props: register(`${group}.${name}` as FieldPath<ShippingValues>),
      error: problemText(i18n, (formState.errors[group] as Record<string, { message?: string }> | undefined)?.[name]?.message),
    });

  const markFields = (fields: Readonly<Record<string, string>>, shippingId: string | undefined): void => {
    const group =
      cart.shippingMethods.find((entry) => entry.shippingId === shippingId)?.storeId && !getValues('collectSelf') ? 'collector' : 'address';
    Object.entries(fields).forEach(([name, message], index) => {
      const path = (name === 'email' ? 'email' : `${group}.${name}`) as FieldPath<ShippingValues>;
      setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  };

  const send = async (values: ShippingValues): Promise<void> => {
    setBusy(true);
    try {
      const after = await withCart(async ({ id, shippingMethods }) =>
        calls.setMethods(await calls.setAddresses(id, shippingInputs(values, shippingMethods, needs)), values.methods),
      );
      if (!after) return;
      const kept = after.shippingMethods.every(
        ({ shippingId, code }) => values.methods[shippingId] === undefined || values.methods[shippingId] === code,
      );
      if (kept) {
        if (values.keep && needs.street && values.saved === '') keepInBook(values);
        onDone(after);
      } else {
        // The way that was chosen does not lead to this address: the shopper sees what does before going on.
        setValue('methods', Object.fromEntries(after.shippingMethods.map(({ shippingId, code }) => [shippingId, code])));
        onFailure.say('shipping', t('delivery.changed'));
      }
    } catch (failure) {
      const fields = await onFailure.report(failure, 'shipping');
      if (fields) markFields(fields.fields, fields.shippingId);
    } finally {
      setBusy(false);
    }
  };

  /** An address of the book may be older than what the shop takes: said when it is chosen, not when the step is left. Silence is no reason to stop. */
  const check = async (address: BookAddress): Promise<void> => {
    try {
      await calls.checkAddress(cart.id, toInput(toValues(address, address.countryCode), getValues('email'), 'postal'));
    } catch (failure) {
      // A forgotten cart is made anew when the step is left.
      if (!(failure instanceof ApiError) || failure.code === 'BSK404' || getValues('saved') !== address.addressId) return;
      const fields = await onFailure.report(failure, 'shipping');
      if (fields) markFields(fields.fields, fields.shippingId);
    }
  };

  /** The order does not wait for the book, and does not fail with it. */
  const keepInBook = ({ address, email }: ShippingValues): void => {
    calls.keepAddress({ ...toInput(address, email, 'postal'), approachType: 'S' }).catch(() => undefined);
  };

  const choose = (shippingId: string, code: string): void => {
    setValue('methods', { ...getValues('methods'), [shippingId]: code });
    // The total shows the choice at once where the shop can be asked; otherwise it goes with the address.
    if (wait === null) calls.setMethods(cart, { [shippingId]: code }).catch(() => undefined);
  };

  const email = register('email', {
    // Asked for once (WCAG 3.3.7): whoever collects is written to at the same address unless another is given.
    onBlur: () => {
      if (needs.pickupEmail && getValues('collector.email') === '') setValue('collector.email', getValues('email'));
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} aria-label={t('step.shipping')}>
      <section className={styles.section} aria-labelledby="contact">
        <h2 id="contact" className={styles.heading}>
          {t('contact.title')}
        </h2>
        <Field label={t('contact.email')} hint={t('contact.emailHint')} error={problemText(i18n, formState.errors.email?.message)} required>
          <TextInput {...email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Checkbox {...register('newsletter')}>{t('contact.newsletter')}</Checkbox>
        {needs.street ? null : (
          <>
            <NameFields field={field('address')} scope="shipping" />
            <PhoneField field={field('address')} scope="shipping" hint={t('address.phoneHint')} />
          </>
        )}
      </section>
      {needs.street ? (
        <section className={styles.section} aria-labelledby="address">
          <h2 id="address" className={styles.heading}>
            {t('address.title')}
          </h2>
          {book.length > 0 ? (
            <SavedAddresses
              legend={t('address.title')}
              name="saved-shipping"
              addresses={book}
              isUsable={(address) => isDeliverable(address, countries)}
              value={saved?.addressId ?? ''}
              onChange={(address) => {
                setValue('saved', address?.addressId ?? '');
                setValue('address', toValues(address ?? undefined, address?.countryCode ?? locale.country));
                form.clearErrors('address');
                if (address && wait === null) void check(address);
              }}
            />
          ) : null}
          {saved && !hasProblem ? null : (
            <>
              <AddressFields
                field={field('address')}
                scope="shipping"
                countryCode={countryCode}
                countries={countries}
                phoneHint={t('address.phoneHint')}
                hasThirdLine={getValues('address.addressLine3') !== ''}
              />
              <RecipientPhone field={field('address')} isShown={getValues('address.recipientContactPhone') !== ''} />
              {shopper && !saved ? <Checkbox {...register('keep')}>{t('saved.keep')}</Checkbox> : null}
            </>
          )}
        </section>
      ) : null}
      {needs.collected ? (
        <CollectFields cart={cart} needs={needs} field={field('collector')} self={collectSelf} selfProps={register('collectSelf')} />
      ) : null}
      <section className={styles.section} aria-labelledby="methods">
        <h2 id="methods" className={styles.heading}>
          {t('delivery.title')}
        </h2>
        <DeliveryMethods cart={cart} chosen={methods} onChoose={choose} />
      </section>
      <ErrorCount form={form} />
      <StepFooter label={t('step.toBilling')} back={{ href: `/${locale.id}/cart`, label: t('step.backToBasket') }} wait={wait} busy={busy} />
    </form>
  );
};

/** A draft that was begun in another country's shop keeps the person and loses what this shop does not deliver to. */
const startHere = (values: ShippingValues, countries: readonly string[], countryCode: string): ShippingValues =>
  countries.includes(values.address.countryCode)
    ? values
    : {
        ...values,
        saved: '',
        address: { ...values.address, countryCode, province: '', postalCode: '', city: '', addressLine1: '', addressLine2: '', addressLine3: '' },
      };

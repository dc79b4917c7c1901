import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { ADDRESS_COUNTRIES } from '#domain/address-rules.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { AddressFields } from '#src/base/address/address-fields.tsx';
import { toInput, toValues } from '#src/base/address/address-form.ts';
import { type BillingValues } from './step-values.ts';
import { AddressText } from '#src/base/address/address-text.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { billedTo, billingContact, billingSchema } from './shipping-rules.ts';
import { StepFooter } from './step-footer.tsx';
import type { StepProps } from './step-props.ts';
import type { PaymentPartHandle } from './payment/payment-part.tsx';
import { isPaid } from './payments.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { isToDoor } from './steps.ts';
import { useStillHere } from './use-still-here.ts';
import { useUntil } from './use-until.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import styles from './form.module.css';
import own from './billing-step.module.css';

const PaymentPart = deferred(() => import('./payment/payment-part.tsx').then((module) => module.PaymentPart), undefined);

/** How it is paid, and whom the bill goes to. */
export const BillingStep = ({ cart, shopper, draft, onDraft, calls, pass, wait, payLater, onFailure, onDone }: StepProps) => {
  const i18n = useI18n('checkout');
  const { t, locale } = i18n;
  const delivery = cart.shippingMethods.find((entry) => isToDoor(entry) && entry.address)?.address;
  const orderer = billedTo(cart, draft.shipping);
  const [busy, setBusy] = useState(false);
  const book = shopper ? [...shopper.billingAddresses, ...shopper.shippingAddresses] : [];
  const payment = useRef<PaymentPartHandle>(null);
  const [isPaymentThere, setPaymentThere] = useState(false);
  const isStillHere = useStillHere();
  const untilPayment = useUntil(isPaymentThere || wait === 'offline');
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<BillingValues>({
    defaultValues: draft.billing ?? startOf(),
    resolver: standardSchemaResolver(billingSchema(orderer.email, delivery !== undefined)),
    shouldFocusError: true,
  });
  const { register, formState, control, setError } = form;
  const same = useWatch({ control, name: 'same' }) && delivery !== undefined;
  const chosen = useWatch({ control, name: 'saved' });
  const saved = book.find(({ addressId }) => addressId === chosen);
  const countryCode = useWatch({ control, name: 'address.countryCode' }) || locale.country;

  function startOf(): BillingValues {
    const main = delivery ? undefined : book.find((address) => address.main);
    const known = cart.billingAddress ?? main;
    const address = known ? toValues(known, locale.country) : billingContact(cart, draft.shipping, locale.country);
    return { same: delivery !== undefined, saved: main?.addressId ?? '', address, method: '' };
  }

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onDraft({ billing: values }) }), [form, onDraft]);

  const send = async (values: BillingValues): Promise<void> => {
    setBusy(true);
    try {
      const current = await pass();
      if (!current) return;
      await untilPayment();
      const attach = await payment.current?.ready();
      if (!attach) return;
      const address = values.same && delivery ? toValues(delivery, delivery.countryCode) : values.address;
      const addressId = !(values.same && delivery) && saved ? saved.addressId : undefined;
      const billed = { ...toInput(address, orderer.email, 'postal'), ...orderer, ...(addressId !== undefined && { addressId }) };
      const after = await attach(await calls.setBillingAddress(current.id, billed));
      if (isPaid(after, draft.refusedPayment ?? null)) onDraft({ refusedPayment: null });
      // A cart that was made again has led back to the address meanwhile: the payment is kept, and nobody is moved on.
      if (isStillHere()) onDone(after);
    } catch (failure) {
      const refused = await onFailure.report(failure, 'billing');
      Object.entries(refused?.fields ?? {}).forEach(([name, message], index) => {
        form.setValue('same', false);
        setError(`address.${name}` as FieldPath<BillingValues>, { type: 'server', message }, { shouldFocus: index === 0 });
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={formElement}
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      aria-label={t('step.billing')}
    >
      <section className={styles.section} aria-labelledby="payment">
        <h2 id="payment" className={styles.heading}>
          {t('payment.title')}
        </h2>
        <p className={styles.note}>{t('payment.note')}</p>
        {wait === 'offline' ? (
          <Banner kind="warning">{t('payment.offline')}</Banner>
        ) : (
          <PaymentPart
            handle={payment}
            cart={cart}
            shopper={shopper}
            draft={draft}
            calls={calls}
            pass={pass}
            onFailure={onFailure}
            payLater={payLater}
            method={form.getValues('method')}
            onMethod={(method) => form.setValue('method', method)}
            onWantsSubmit={() => formElement.current?.requestSubmit()}
            onThere={setPaymentThere}
          />
        )}
      </section>
      <section className={styles.section} aria-labelledby="bill">
        <h2 id="bill" className={styles.heading}>
          {t('billing.title')}
        </h2>
        {delivery ? <Checkbox {...register('same')}>{t('billing.same')}</Checkbox> : null}
        {same && delivery ? (
          <div className={own.same}>
            <AddressText address={delivery} />
          </div>
        ) : (
          <>
            {book.length > 0 ? (
              <SavedAddresses
                legend={t('billing.title')}
                name="saved-billing"
                addresses={book}
                value={saved?.addressId ?? ''}
                onChange={(address) => {
                  form.setValue('saved', address?.addressId ?? '');
                  form.setValue('address', toValues(address ?? undefined, address?.countryCode ?? locale.country));
                  form.clearErrors('address');
                }}
              />
            ) : null}
            {saved && Object.keys(formState.errors.address ?? {}).length === 0 ? null : (
              <AddressFields
                field={(name) => ({ props: register(`address.${name}`), error: problemText(i18n, formState.errors.address?.[name]?.message) })}
                scope="billing"
                countryCode={countryCode}
                countries={ADDRESS_COUNTRIES}
                phoneHint={t('billing.phoneHint')}
              />
            )}
          </>
        )}
      </section>
      <ErrorCount form={form} />
      <StepFooter
        label={t('step.toSummary')}
        back={{ href: `/${locale.id}/checkout?step=shipping`, label: t('step.backToShipping') }}
        wait={wait}
        busy={busy}
      />
    </form>
  );
};

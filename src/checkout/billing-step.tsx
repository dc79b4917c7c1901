import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { ADDRESS_COUNTRIES } from '#contract/address-rules.ts';
import { settingsFor } from '#contract/settings.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { CardIcon } from '#ui/icon/card-icon.tsx';
import { AddressFields } from '#src/address/address-fields.tsx';
import { toInput, toValues } from '#src/address/address-form.ts';
import { type BillingValues } from './step-values.ts';
import { AddressText } from '#src/address/address-text.tsx';
import { CardFrame, type CardFrameHandle } from '#src/card/card-frame.tsx';
import { cardName } from '#src/card/card-name.ts';
import { problemText } from '#src/forms/problem-text.ts';
import { billingSchema } from './shipping-rules.ts';
import { StepFooter } from './step-footer.tsx';
import type { StepProps } from './step-props.ts';
import { mainPaymentOf } from './payments.ts';
import { isToDoor } from './steps.ts';
import { useErrorCount } from '#src/forms/use-error-count.ts';
import styles from './form.module.css';
import own from './billing-step.module.css';

/** How it is paid, and whom the bill goes to. Other ways to pay join the card in the first section. */
export const BillingStep = ({ cart, draft, onDraft, calls, pass, wait, onFailure, onDone }: StepProps) => {
  const words = useWords('checkout');
  const { t, locale } = words;
  const delivery = cart.shippingMethods.find((entry) => isToDoor(entry) && entry.address)?.address;
  const email = cart.shippingMethods.find(({ address }) => address?.email)?.address?.email ?? '';
  const card = mainPaymentOf(cart, draft.refusedPayment ?? null);
  const [another, setAnother] = useState(false);
  const [busy, setBusy] = useState(false);
  const [unfinished, setUnfinished] = useState(false);
  const fields = useRef<CardFrameHandle>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<BillingValues>({
    defaultValues: draft.billing ?? { same: delivery !== undefined, address: startOf() },
    resolver: standardSchemaResolver(billingSchema(email, delivery !== undefined)),
    shouldFocusError: true,
  });
  const { register, formState, control, setError } = form;
  const errorCount = useErrorCount(form);
  const same = useWatch({ control, name: 'same' }) && delivery !== undefined;
  const countryCode = useWatch({ control, name: 'address.countryCode' }) || locale.country;
  const usesFrame = !card || another;

  function startOf() {
    const contact = cart.shippingMethods.find(({ address }) => address)?.address;
    return toValues(cart.billingAddress ?? (contact && { ...contact, addressLine1: '', city: '' }), locale.country);
  }

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onDraft({ billing: values }) }), [form, onDraft]);

  const send = async (values: BillingValues): Promise<void> => {
    setBusy(true);
    setUnfinished(false);
    try {
      const current = await pass();
      if (!current) return;
      const made = usesFrame ? await fields.current?.submit() : undefined;
      if (usesFrame && !made) {
        setUnfinished(true);
        return;
      }
      const address =
        values.same && delivery ? toInput(toValues(delivery, delivery.countryCode), email, 'postal') : toInput(values.address, email, 'postal');
      let after = await calls.setBillingAddress(current.id, address);
      if (made) {
        after = await calls.attachCard(current.id, made.token);
        onDraft({ refusedPayment: null });
      }
      onDone(after);
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
        {card && !another ? (
          <div className={own.card}>
            <CardIcon />
            <p>
              <strong>{cardName(words, card.card)}</strong>
              <span className={own.kept}>{t('card.attached')}</span>
            </p>
            <Button variant="link" size="sm" onClick={() => setAnother(true)}>
              {t('card.another')}
            </Button>
          </div>
        ) : (
          <div className={own.fields}>
            <CardFrame
              ref={fields}
              open={() => calls.openCardFields(cart.id)}
              retries={settingsFor(locale.id).paymentSessionRetries}
              onWantsSubmit={() => formElement.current?.requestSubmit()}
              onComplete={() => setUnfinished(false)}
            />
            {unfinished ? (
              <Banner kind="error" role="alert" compact>
                {t('card.unfinished')}
              </Banner>
            ) : null}
            {card ? (
              <Button variant="link" size="sm" onClick={() => setAnother(false)}>
                {t('card.keep', { card: cardName(words, card.card) })}
              </Button>
            ) : null}
          </div>
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
          <AddressFields
            field={(name) => ({ props: register(`address.${name}`), error: problemText(words, formState.errors.address?.[name]?.message) })}
            scope="billing"
            countryCode={countryCode}
            countries={ADDRESS_COUNTRIES}
            phoneHint={t('billing.phoneHint')}
          />
        )}
      </section>
      <p className="visually-hidden" role="alert">
        {errorCount}
      </p>
      <StepFooter
        label={t('step.toSummary')}
        back={{ href: `/${locale.id}/checkout?step=shipping`, label: t('step.backToShipping') }}
        wait={wait}
        busy={busy}
      />
    </form>
  );
};

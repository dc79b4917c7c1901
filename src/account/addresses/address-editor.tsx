import { useState } from 'react';
import { useForm, useWatch, type Path, type Resolver } from 'react-hook-form';
import { ADDRESS_COUNTRIES } from '#domain/address-rules.ts';
import type { BookAddress, BookInput } from '#contract/calls/consumer-address.ts';
import { AddressFields, RecipientPhone } from '#src/base/address/address-fields.tsx';
import { type AddressName, problemOf } from '#src/base/address/address-form.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { refusedFields } from '../shopper/refused-fields.ts';
import styles from '../shopper/shopper.module.css';
import { bookProblems, type BookValues, isAddressName, toBookInput, toBookValues } from './book-values.ts';

export interface AddressEditorProps {
  /** Absent: a new one. */
  readonly address: BookAddress | undefined;
  readonly approachType: 'S' | 'B';
  /** Of the account: an address has it unless it has one of its own. */
  readonly email: string;
  /** Rejects with what the shop said. */
  readonly save: (input: BookInput) => Promise<void>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** One address of the book. Its fields follow its country; what the shop says stands at the field that it is about. */
export const AddressEditor = ({ address, approachType, email, save, onDone, onCancel }: AddressEditorProps) => {
  const i18n = useI18n('shopper', 'errors', 'checkout');
  const { t, locale } = i18n;
  const resolver: Resolver<BookValues> = (values) => {
    const problems = Object.entries(bookProblems(values, email)).filter(([name]) => name !== 'email');
    if (problems.length === 0) return { values, errors: {} };
    const address = Object.fromEntries(problems.map(([name, message]) => [name, { type: 'check', message }]));
    return { values: {}, errors: { address } as never };
  };
  const form = useForm<BookValues>({ defaultValues: toBookValues(address, locale.country, approachType), resolver });
  const { register, formState, control, setError } = form;
  const draft = useTabDraft(form, `address.${address?.addressId ?? 'new'}`);
  const countryCode = useWatch({ control, name: 'address.countryCode' }) || locale.country;
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const send = async (values: BookValues): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await save(toBookInput(values, address, email));
      draft.forget();
      onDone();
    } catch (failure) {
      const fields = Object.entries(refusedFields(failure) ?? {}).filter(([name]) => isAddressName(name, values.address));
      if (fields.length === 0) setProblem((await failureText(i18n, failure)).text);
      fields.forEach(([name, kind], index) =>
        setError(`address.${name}` as Path<BookValues>, { type: 'server', message: problemOf(name, kind) }, { shouldFocus: index === 0 }),
      );
    } finally {
      setBusy(false);
    }
  };
  const cancel = (): void => {
    draft.forget();
    onCancel();
  };
  const field = (name: AddressName) => ({
    props: register(`address.${name}`),
    error: problemText(i18n, formState.errors.address?.[name]?.message),
  });
  const title = t(address ? 'book.change' : 'book.new');
  return (
    <form className={styles.form} noValidate aria-label={title} onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Heading level={2} size="md" tabIndex={-1} data-autofocus="">
        {title}
      </Heading>
      <ProblemBanner problem={problem} />
      <Field label={t('book.kind')}>
        <Select {...register('approachType')}>
          <option value="S">{t('book.kindShipping')}</option>
          <option value="B">{t('book.kindBilling')}</option>
        </Select>
      </Field>
      <AddressFields
        field={field}
        scope={approachType === 'B' ? 'billing' : 'shipping'}
        countryCode={countryCode}
        countries={ADDRESS_COUNTRIES}
        phoneHint={t('book.phoneHint')}
        hasThirdLine={Boolean(address?.addressLine3)}
      />
      <RecipientPhone field={field} isShown />
      {address?.main ? null : <Checkbox {...register('main')}>{t('book.asMain')}</Checkbox>}
      <ErrorCount form={form} />
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {t('book.save')}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('book.cancel')}
        </Button>
      </div>
    </form>
  );
};

import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
}

export interface PersonFieldsProps {
  readonly register: (field: keyof Person) => UseFormRegisterReturn;
  readonly errors: FieldErrors<Person>;
}

/** Who writes, and about which order. */
export const PersonFields = ({ register, errors }: PersonFieldsProps) => {
  const i18n = useI18n('orders');
  const { t } = i18n;
  return (
    <>
      <Field label={t('write.name')} error={problemText(i18n, errors.name?.message)} required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field label={t('write.email')} error={problemText(i18n, errors.email?.message)} required>
        <TextInput {...register('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('write.order')} hint={t('track.numberHint')} error={problemText(i18n, errors.orderNumber?.message)} optional>
        <TextInput {...register('orderNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
    </>
  );
};

import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
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
  const words = useWords('orders');
  const { t } = words;
  return (
    <>
      <Field label={t('write.name')} error={problemText(words, errors.name?.message)} required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field label={t('write.email')} error={problemText(words, errors.email?.message)} required>
        <TextInput {...register('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('write.order')} hint={t('track.numberHint')} error={problemText(words, errors.orderNumber?.message)} optional>
        <TextInput {...register('orderNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
    </>
  );
};

import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useI18n } from '#src/base/i18n/use-i18n.ts';

const count = (errors: unknown): number => {
  if (typeof errors !== 'object' || errors === null) return 0;
  // An error holds its control, whose properties have no end.
  if ('ref' in errors || ('message' in errors && 'type' in errors)) return 1;
  return Object.values(errors).reduce<number>((sum, part) => sum + count(part), 0);
};

/** Says once after a press how many fields need a look; each says for itself what is wrong, and the first has the focus. */
export const ErrorCount = <T extends FieldValues>({ form }: { readonly form: UseFormReturn<T> }) => {
  const { errors, submitCount } = form.formState;
  const { t } = useI18n('errors');
  const [text, setText] = useState('');
  const announced = useRef(0);
  useEffect(() => {
    if (submitCount === announced.current) return;
    announced.current = submitCount;
    const wrong = count(errors);
    setText(wrong === 0 ? '' : t('error.form.count', { count: wrong }));
  }, [submitCount, errors, t]);
  return (
    <p className="visually-hidden" role="alert">
      {text}
    </p>
  );
};

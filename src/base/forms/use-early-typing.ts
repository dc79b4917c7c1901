import { type RefObject, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What somebody, or their password manager, typed into the server's form before the page came to life belongs to the form too. */
export const useEarlyTyping = <T extends FieldValues>(
  { setValue, getValues }: UseFormReturn<T>,
  element: RefObject<HTMLFormElement | null>,
): void => {
  useEffect(() => {
    for (const input of element.current?.elements ?? []) {
      if (!(input instanceof HTMLInputElement) || input.name === '' || input.value === '' || input.type === 'checkbox' || input.type === 'radio')
        continue;
      const name = input.name as Path<T>;
      if (!getValues(name)) setValue(name, input.value as PathValue<T, Path<T>>);
    }
  }, [element, setValue, getValues]);
};

import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const read = (key: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const write = (key: string, values: object | undefined): void => {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden a draft lives as long as the page.
  }
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface TabDraft {
  /** It has served: nothing of it stays, whatever the form still holds. */
  readonly forget: () => void;
  /** The form goes on with these values: what is typed over them is kept anew. */
  readonly restartFrom: (values: object) => void;
}

/**
 * Keeps what was typed into a form for as long as this tab lives: a reload, a lost network and a way to the terms and back cost nothing. `secrets`
 * (passwords) are never written down. What stands in a field already, a password manager's doing, is left alone.
 */
export const useTabDraft = <T extends FieldValues>(form: UseFormReturn<T>, name: string, secrets: readonly Path<T>[] = []): TabDraft => {
  const key = `waymark.form.${name}`;
  const served = useRef(false);
  const hidden = useRef(secrets);
  // What a form shows of something that exists is no typing: the draft is newer.
  const given = useRef<Readonly<Record<string, unknown>> | undefined>(form.formState.defaultValues);
  const { subscribe, getValues, setValue } = form;
  useEffect(() => {
    for (const [field, value] of Object.entries(read(key)) as [Path<T>, PathValue<T, Path<T>>][]) {
      const present: unknown = getValues(field);
      const untouched = isSame(present, given.current?.[field]);
      if (untouched || present === undefined || present === '' || present === false) setValue(field, value, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (served.current) return;
        const open = Object.entries(values).filter(
          ([field, value]) => !hidden.current.includes(field as Path<T>) && value !== undefined && !isSame(value, given.current?.[field]),
        );
        write(key, Object.fromEntries(open));
      },
    });
  }, [key, subscribe, getValues, setValue]);
  return {
    forget: () => {
      served.current = true;
      write(key, undefined);
    },
    restartFrom: (values) => {
      served.current = false;
      given.current = values as Readonly<Record<string, unknown>>;
    },
  };
};

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { Text } from '#ui/text/text.tsx';
import { useEditor, useProblem } from './editor-context.ts';
import type { SchemaFieldProps } from './field-props.ts';
import { readFilters, withFilter } from './filter-text.ts';
import styles from './form.module.css';
import type { FilterChoices } from './reference-source.ts';

/** Filters of a list of products, chosen among those of the range. What is chosen and gone stays, to be taken out. */
export const FiltersField = ({ label, path, value, required, onChange }: SchemaFieldProps & { readonly label: string }) => {
  const { t } = useI18n('editor');
  const { references, readOnly } = useEditor();
  const problem = useProblem(path);
  const errorId = useId();
  const { data, error } = useQuery({
    queryKey: ['content-admin', references.siteId, 'filters'],
    queryFn: () => references.filters(),
    retry: false,
  });
  const text = typeof value === 'string' ? value : '';
  const chosen = readFilters(text);
  const toggle = (facet: string, one: string, on: boolean): void => {
    const next = withFilter(text, facet, one, on);
    onChange(next === '' && !required ? undefined : next);
  };
  return (
    <fieldset className={styles.references} aria-describedby={problem ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {error ? (
        <Text size="sm" tone="muted">
          {t('editor.choicesFailed')}
        </Text>
      ) : null}
      {facetsOf(data ?? [], chosen).map(({ id, name, values }) => {
        const count = chosen.get(id)?.length ?? 0;
        return (
          <details key={id} className={styles.group}>
            <summary className={styles.summary}>{count > 0 ? t('editor.filterCount', { name, count }) : name}</summary>
            <div className={styles.choices}>
              {values.map((one) => (
                <Checkbox
                  key={one.id}
                  checked={chosen.get(id)?.includes(one.id) ?? false}
                  disabled={readOnly}
                  onChange={({ target }) => toggle(id, one.id, target.checked)}
                >
                  {one.name}
                </Checkbox>
              ))}
            </div>
          </details>
        );
      })}
      <FieldError id={errorId}>{problem}</FieldError>
    </fieldset>
  );
};

/** What can be chosen, with what is chosen though nobody offers it. */
const facetsOf = (offered: readonly FilterChoices[], chosen: ReturnType<typeof readFilters>): readonly FilterChoices[] => {
  const withGone = (id: string, values: FilterChoices['values']): FilterChoices['values'] => [
    ...values,
    ...(chosen.get(id) ?? []).filter((one) => values.every((value) => value.id !== one)).map((one) => ({ id: one, name: one })),
  ];
  const unknown = [...chosen.keys()].filter((id) => offered.every((one) => one.id !== id));
  return [...offered, ...unknown.map((id) => ({ id, name: id, values: [] }))].map(({ id, name, values }) => ({
    id,
    name,
    values: withGone(id, values),
  }));
};

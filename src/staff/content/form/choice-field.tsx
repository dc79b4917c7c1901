import { useQuery } from '@tanstack/react-query';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { useEditor, useProblem } from './editor-context.ts';
import type { SchemaFieldProps } from './field-props.ts';
import type { ChoiceKind } from './reference-source.ts';

/** One of what the site has: a category, a tag, an event, a page. What is chosen stays, also where it is gone or the list cannot be had. */
export const ChoiceField = ({
  label,
  of,
  path,
  value,
  required,
  onChange,
}: SchemaFieldProps & { readonly label: string; readonly of: ChoiceKind }) => {
  const { t } = useI18n('editor');
  const { references, readOnly } = useEditor();
  const problem = useProblem(path);
  const { data, error } = useQuery({
    queryKey: ['content-admin', references.siteId, 'choices', of],
    queryFn: () => references.choices(of),
    retry: false,
  });
  const chosen = typeof value === 'string' ? value : '';
  const isListed = data?.some(({ id }) => id === chosen) ?? false;
  const isGone = data !== undefined && chosen !== '' && !isListed;
  return (
    <Field
      label={label}
      required={required}
      error={problem ?? (isGone ? t('editor.choiceGone', { id: chosen }) : undefined)}
      hint={error ? t('editor.choicesFailed') : undefined}
    >
      <Select value={chosen} disabled={readOnly} onChange={({ target }) => onChange(target.value === '' && !required ? undefined : target.value)}>
        {required && chosen !== '' ? null : <option value="">{t('editor.unset')}</option>}
        {chosen === '' || isListed ? null : <option value={chosen}>{chosen}</option>}
        {data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name === id ? id : `${name} (${id})`}
          </option>
        ))}
      </Select>
    </Field>
  );
};

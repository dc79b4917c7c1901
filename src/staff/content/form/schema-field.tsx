import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { BlockFields } from './block-fields.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { useEditor, useProblem } from './editor-context.ts';
import type { SchemaFieldProps } from './field-props.ts';
import { FiltersField } from './filters-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { ObjectField } from './object-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductField, ReferencesField } from './references-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { labelOf, shapeOf } from './schema-node.ts';
import { VariantsField } from './variants-field.tsx';

/** One field of a document: what its schema says it is. An empty field that is not required is no field. */
export const SchemaField = (props: SchemaFieldProps) => {
  const { node, name, path, value, required, onChange } = props;
  const { t } = useI18n('editor');
  const { schemas, readOnly } = useEditor();
  const problem = useProblem(path);
  const shape = shapeOf(node, schemas);
  const label = labelOf(name);
  const emptied = (text: string): string | undefined => (text === '' && !required ? undefined : text);
  switch (shape.kind) {
    case 'constant':
      return null;
    case 'boolean':
      return (
        <Checkbox
          checked={value === true}
          disabled={readOnly}
          error={problem}
          onChange={({ target }) => onChange(target.checked || (required ? false : undefined))}
        >
          {label}
        </Checkbox>
      );
    case 'text':
    case 'date':
      return (
        <Field label={label} error={problem} required={required}>
          <TextInput
            type={shape.kind === 'date' ? 'date' : 'text'}
            value={typeof value === 'string' ? value : ''}
            readOnly={readOnly}
            onChange={({ target }) => onChange(emptied(target.value))}
          />
        </Field>
      );
    case 'long-text':
      return (
        <Field label={label} error={problem} required={required}>
          <Textarea
            rows={3}
            value={typeof value === 'string' ? value : ''}
            readOnly={readOnly}
            onChange={({ target }) => onChange(emptied(target.value))}
          />
        </Field>
      );
    case 'number':
      return (
        <Field label={label} error={problem} required={required}>
          <TextInput
            type="number"
            step={shape.isWhole ? 1 : 'any'}
            min={shape.minimum}
            max={shape.maximum}
            value={typeof value === 'number' ? value : ''}
            readOnly={readOnly}
            onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field label={label} error={problem} required={required}>
          <Select
            value={typeof value === 'string' || typeof value === 'number' ? value : ''}
            disabled={readOnly}
            onChange={({ target }) => onChange(shape.options.find((option) => String(option) === target.value))}
          >
            {required && value !== undefined ? null : <option value="">{t('editor.unset')}</option>}
            {shape.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        </Field>
      );
    case 'choices':
      return <ChoicesField {...props} label={label} options={shape.options} />;
    case 'references':
      return <ReferencesField {...props} label={label} kind={shape.of} />;
    case 'product':
      return <ProductField {...props} label={label} />;
    case 'filters':
      return <FiltersField {...props} label={label} />;
    case 'chosen':
      return <ChoiceField {...props} label={label} of={shape.of} />;
    case 'rich-text':
    case 'inline-text':
      return <RichTextField {...props} label={label} inline={shape.kind === 'inline-text'} />;
    case 'picture':
      return <PictureField {...props} label={label} />;
    case 'link':
      return <LinkField {...props} label={label} />;
    case 'block':
      return <BlockFields {...props} />;
    case 'list':
      return <ListField {...props} label={label} items={shape.items} />;
    case 'variants':
      return <VariantsField {...props} label={label} variants={shape.variants} />;
    case 'object':
    case 'breakpoints':
      return (
        <ObjectField {...props} label={label} properties={shape.properties} requires={shape.required} breakpoints={shape.kind === 'breakpoints'} />
      );
  }
};

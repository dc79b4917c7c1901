import { useId, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { newBlock } from './new-block.ts';
import { labelOf } from './schema-node.ts';

/** A block of a kind that is chosen, at the end. */
export const AddBlock = ({ onAdd }: { readonly onAdd: (block: unknown) => void }) => {
  const { t } = useI18n('editor');
  const { schemas } = useEditor();
  const id = useId();
  const kinds = Object.keys(schemas.properties ?? {}).toSorted((one, other) => one.localeCompare(other));
  const [kind, setKind] = useState(kinds[0] ?? '');
  return (
    <div className={styles.addBlock}>
      <Field label={t('editor.blockKind')} id={id}>
        <Select value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {labelOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" size="sm" onClick={() => onAdd(newBlock(kind, schemas))}>
        {t('editor.addBlock')}
      </Button>
    </div>
  );
};

import { useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { AddBlock } from './add-block.tsx';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { ListItem } from './list-item.tsx';
import type { SchemaFieldProps } from './field-props.ts';
import { type SchemaNode, shapeOf } from './schema-node.ts';
import { copyOf, newItem } from './new-block.ts';
import { useKeyedList } from './use-keyed-list.ts';

/** Things in an order: they are added at the end, moved by one place, and removed. */
export const ListField = ({
  label,
  items,
  path,
  value,
  required,
  onChange,
}: SchemaFieldProps & { readonly label: string; readonly items: SchemaNode }) => {
  const { t } = useI18n('editor');
  const { schemas, readOnly } = useEditor();
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { keys, set, move, remove, insert } = useKeyedList(list, (next) => onChange(next.length === 0 && !required ? undefined : next));
  /** What was added last is open, to be filled. */
  const [added, setAdded] = useState<number>();
  const add = (item: unknown): void => setAdded(insert(list.length, item));
  const isBlocks = shapeOf(items, schemas).kind === 'block';
  return (
    <section className={styles.list} aria-label={label}>
      <h3 className={styles.legend}>{label}</h3>
      <ol className={styles.items}>
        {list.map((item, index) => (
          <ListItem
            key={keys[index]}
            node={items}
            path={[...path, index]}
            value={item}
            count={list.length}
            isNew={keys[index] === added}
            onChange={(next) => set(index, next)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            onCopy={() => insert(index + 1, copyOf(item))}
          />
        ))}
      </ol>
      {readOnly ? null : isBlocks ? (
        <AddBlock onAdd={add} />
      ) : (
        <Button variant="secondary" size="sm" onClick={() => add(newItem(items, schemas))}>
          {t('editor.add', { what: label })}
        </Button>
      )}
    </section>
  );
};

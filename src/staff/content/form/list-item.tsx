import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ChevronDownIcon } from '#ui/icon/chevron-down-icon.tsx';
import { ChevronUpIcon } from '#ui/icon/chevron-up-icon.tsx';
import { CopyIcon } from '#ui/icon/copy-icon.tsx';
import { TrashIcon } from '#ui/icon/trash-icon.tsx';
import { useEditor, useHasProblem } from './editor-context.ts';
import styles from './form.module.css';
import { labelOf, type SchemaNode } from './schema-node.ts';
import { useOpen } from './use-open.ts';
import { type Path, valueAt } from './value-at.ts';

interface ListItemProps {
  readonly node: SchemaNode;
  readonly path: Path;
  readonly value: unknown;
  readonly count: number;
  /** Open from the start. */
  readonly isNew: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onCopy: () => void;
}

/** What an item is called in its list: by its own words, else by its place. */
const nameOf = (value: unknown, index: number): string => {
  for (const field of ['title', 'text', 'name', 'label', 'id']) {
    const text = valueAt(value, [field]);
    if (typeof text === 'string' && text !== '') return text;
  }
  return typeof value === 'string' && value !== '' ? value : String(index + 1);
};

export const ListItem = ({ node, path, value, count, isNew, onChange, onMove, onRemove, onCopy }: ListItemProps) => {
  const { t } = useI18n('editor');
  const { readOnly, SchemaField } = useEditor();
  const hasProblem = useHasProblem(path);
  const fold = useOpen(hasProblem, isNew);
  const index = Number(path.at(-1));
  const name = nameOf(value, index);
  const kind = valueAt(value, ['kind']);
  return (
    <li className={styles.item} data-invalid={hasProblem ? '' : undefined}>
      <details {...fold}>
        <summary className={styles.summary}>
          <span>{name}</span>
          {typeof kind === 'string' ? <span className={styles.kind}>{labelOf(kind)}</span> : null}
        </summary>
        <div className={styles.inner}>
          <SchemaField node={node} name={String(index + 1)} path={path} value={value} required onChange={onChange} />
        </div>
      </details>
      {readOnly ? null : (
        <div className={styles.tools}>
          <IconButton label={t('editor.moveUp', { name })} icon={<ChevronUpIcon />} disabled={index === 0} onClick={() => onMove(index - 1)} />
          <IconButton
            label={t('editor.moveDown', { name })}
            icon={<ChevronDownIcon />}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <IconButton label={t('editor.copy', { name })} icon={<CopyIcon />} onClick={onCopy} />
          <IconButton label={t('editor.remove', { what: name })} icon={<TrashIcon />} onClick={onRemove} />
        </div>
      )}
    </li>
  );
};

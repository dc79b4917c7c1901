import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useDebounced } from '#src/base/timing/use-debounced.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { ChevronDownIcon } from '#ui/icon/chevron-down-icon.tsx';
import { ChevronUpIcon } from '#ui/icon/chevron-up-icon.tsx';
import { TrashIcon } from '#ui/icon/trash-icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { useEditor, useProblem } from './editor-context.ts';
import styles from './form.module.css';
import type { SchemaFieldProps } from './field-props.ts';
import type { ReferenceKind, Referred } from './reference-source.ts';
import { useKeyedList } from './use-keyed-list.ts';
import { pathText } from './value-at.ts';

const LABELS = { products: 'editor.chosenProducts', articles: 'editor.chosenArticles' } as const;
const FIND = { products: 'editor.findProduct', articles: 'editor.findArticle', places: 'editor.findPlace' } as const;
const WAIT_MS = 250;

interface ReferencesFieldProps extends SchemaFieldProps {
  /** Of places, which have no name of their own kind. */
  readonly label?: string;
  readonly kind: ReferenceKind;
  /** In the place of that for lists which may be empty. */
  readonly hint?: string;
}

/** Products, articles or places that are chosen, in the order in which they are shown. */
export const ReferencesField = ({ label, kind, hint, path, value, required, onChange }: ReferencesFieldProps) => {
  const { t } = useI18n('editor');
  const { readOnly } = useEditor();
  const ids = Array.isArray(value) ? (value as unknown[]).map(String) : [];
  const list = useKeyedList(ids, (next) => onChange(next.length === 0 && !required ? undefined : next));
  const named = useNamed(kind, ids);
  return (
    <fieldset className={styles.references}>
      <legend className={styles.legend}>{kind === 'places' ? label : t(LABELS[kind])}</legend>
      <Text size="sm" tone="muted">
        {hint ?? t(kind === 'places' ? 'editor.placesHint' : 'editor.chosenHint')}
      </Text>
      <ol className={styles.chosen}>
        {ids.map((id, index) => (
          <ChosenItem
            key={list.keys[index]}
            referred={named.get(id) ?? { id, name: id }}
            path={[...path, index]}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            onMove={(by) => list.move(index, index + by)}
            onRemove={() => list.remove(index)}
          />
        ))}
      </ol>
      {readOnly ? null : <Finder kind={kind} chosen={ids} onAdd={(id) => list.insert(ids.length, id)} />}
    </fieldset>
  );
};

/** One product. To choose another, the one that is chosen is taken out. */
export const ProductField = ({ label, path, value, required, onChange }: SchemaFieldProps & { readonly label: string }) => {
  const { readOnly } = useEditor();
  const id = typeof value === 'string' ? value : '';
  const ids = id === '' ? [] : [id];
  const named = useNamed('products', ids);
  return (
    <fieldset className={styles.references}>
      <legend className={styles.legend}>{label}</legend>
      {id === '' ? null : (
        <ol className={styles.chosen}>
          <ChosenItem
            referred={named.get(id) ?? { id, name: id }}
            path={path}
            isFirst
            isLast
            onMove={() => undefined}
            onRemove={() => onChange(required ? '' : undefined)}
          />
        </ol>
      )}
      {readOnly || id !== '' ? null : <Finder kind="products" chosen={ids} onAdd={onChange} />}
    </fieldset>
  );
};

/** What is chosen, by id; those that are gone are missing. */
const useNamed = (kind: ReferenceKind, ids: readonly string[]): ReadonlyMap<string, Referred> => {
  const { references } = useEditor();
  const { data } = useQuery({
    queryKey: ['content-admin', references.siteId, kind, 'named', ids.toSorted()],
    queryFn: () => references[kind].byIds(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.map((one) => [one.id, one]));
};

interface ChosenItemProps {
  readonly referred: Referred;
  readonly path: SchemaFieldProps['path'];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

const ChosenItem = ({ referred, path, isFirst, isLast, onMove, onRemove }: ChosenItemProps) => {
  const { t } = useI18n('editor');
  const { readOnly } = useEditor();
  const problem = useProblem(path);
  const { name } = referred;
  return (
    <li className={styles.reference} data-invalid={problem ? '' : undefined}>
      <Named referred={referred} />
      {readOnly ? null : (
        <span className={styles.tools}>
          <IconButton label={t('editor.moveUp', { name })} icon={<ChevronUpIcon />} disabled={isFirst} onClick={() => onMove(-1)} />
          <IconButton label={t('editor.moveDown', { name })} icon={<ChevronDownIcon />} disabled={isLast} onClick={() => onMove(1)} />
          <IconButton label={t('editor.remove', { what: name })} icon={<TrashIcon />} onClick={onRemove} />
        </span>
      )}
      <FieldError id={pathText(path)}>{problem}</FieldError>
    </li>
  );
};

const Named = ({ referred: { id, name, picture } }: { readonly referred: Referred }) => (
  <>
    {picture ? <ProductPicture className={styles.stamp} picture={picture} sizes="3rem" widths={[160, 240]} decorative /> : <span />}
    <span className={styles.named}>
      <span>{name}</span>
      {name === id ? null : <span className={styles.kind}>{id}</span>}
    </span>
  </>
);

interface FinderProps {
  readonly kind: ReferenceKind;
  readonly chosen: readonly string[];
  readonly onAdd: (id: string) => void;
}

/** Finds by words or id while somebody types. What is chosen already is not offered again. */
const Finder = ({ kind, chosen, onAdd }: FinderProps) => {
  const { t } = useI18n('editor');
  const { references } = useEditor();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), WAIT_MS);
  const { data, error, refetch } = useQuery({
    queryKey: ['content-admin', references.siteId, kind, 'found', q],
    queryFn: () => references[kind].find(q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = q === '' ? undefined : data?.filter(({ id }) => !chosen.includes(id));
  const add = (id: string): void => {
    onAdd(id);
    // The button that had the focus goes.
    field.current?.focus();
  };
  return (
    <>
      <Field label={t(FIND[kind])}>
        <TextInput
          ref={field}
          type="search"
          autoComplete="off"
          aria-controls={listId}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // The form around it is not sent.
          onKeyDown={(event) => void (event.key === 'Enter' && event.preventDefault())}
        />
      </Field>
      <p role="status" className={found?.length ? 'visually-hidden' : styles.none}>
        {error || !found ? '' : t('editor.foundReferences', { count: found.length })}
      </p>
      {error ? (
        <p role="alert" className={styles.none}>
          <span>{t('editor.findFailed')}</span>{' '}
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            {t('editor.retry')}
          </Button>
        </p>
      ) : null}
      <ul id={listId} className={styles.found}>
        {(error ? [] : (found ?? [])).map((one) => (
          <li key={one.id} className={styles.reference}>
            <Named referred={one} />
            <Button variant="secondary" size="sm" aria-label={t('editor.add', { what: one.name })} onClick={() => add(one.id)}>
              {t('editor.addReference')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

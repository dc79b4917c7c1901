import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { docNamesOf, isDocName, isNamedByNumber } from '#contract/calls/content/doc-names.ts';
import type { DocKind } from '#contract/calls/content/documents.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { kindText } from './words.ts';
import styles from './editor.module.css';

/** Names that read well in an address: not `-`, not `a--b`. */
const NEAT = /^[a-zA-Z0-9]+(?:-[a-z0-9]+)*$/;

/** A number as it is stored, however it is typed. */
const numberOf = (typed: string): string => {
  const word = typed.trim();
  return word.toLowerCase() === 'default' ? 'default' : word.toUpperCase();
};

const hintOf = (kind: DocKind): MessageKey => {
  if (kind === 'product') return 'editor.slugHintProduct';
  return kind === 'category' ? 'editor.slugHintCategory' : 'editor.slugHint';
};
const wrongOf = (kind: DocKind): MessageKey => {
  if (kind === 'product') return 'editor.slugWrongProduct';
  return kind === 'category' ? 'editor.slugWrongCategory' : 'editor.slugWrong';
};

interface NewDocumentProps {
  readonly siteId: string;
  readonly kinds: readonly DocKind[];
  readonly hrefOf: (document: { siteId: string; kind: DocKind; slug: string }) => string;
}

/** A document begins with its name; it is stored with its first change. */
export const NewDocument = ({ siteId, kinds, hrefOf }: NewDocumentProps) => {
  const i18n = useI18n('editor');
  const { t } = i18n;
  const navigate = useNavigate();
  const [kind, setKind] = useState<DocKind>(kinds[0] ?? 'page');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const names = docNamesOf(kind);
  const slug = names && !names.includes(typed) ? (names[0] ?? '') : isNamedByNumber(kind) ? numberOf(typed) : typed;
  const change = (next: string): void => {
    setTyped(next);
    setWrong(false);
  };
  const create = (event: FormEvent): void => {
    event.preventDefault();
    if (!isDocName(kind, slug) || !NEAT.test(slug)) setWrong(true);
    else void navigate({ href: hrefOf({ siteId, kind, slug }) });
  };
  return (
    <Disclosure label={t('editor.new')}>
      <form className={styles.filters} onSubmit={create} noValidate>
        <Field label={t('editor.kind')}>
          <Select
            value={kind}
            onChange={({ target }) => {
              setKind(kinds.find((one) => one === target.value) ?? kind);
              setWrong(false);
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {kindText(i18n, one)}
              </option>
            ))}
          </Select>
        </Field>
        {names ? (
          <Field label={t('editor.slug')}>
            <Select value={slug} onChange={({ target }) => change(target.value)}>
              {names.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <Field label={t('editor.slug')} hint={t(hintOf(kind))} error={isWrong ? t(wrongOf(kind)) : undefined} required>
            <TextInput value={typed} autoCapitalize="none" spellCheck={false} onChange={({ target }) => change(target.value)} />
          </Field>
        )}
        <Button type="submit">{t('editor.create')}</Button>
      </form>
    </Disclosure>
  );
};

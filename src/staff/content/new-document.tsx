import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { labelOf } from './form/schema-node.ts';
import styles from './editor.module.css';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_LENGTH = 60;

interface NewDocumentProps {
  readonly siteId: string;
  readonly kinds: readonly string[];
  readonly hrefOf: (document: { siteId: string; kind: string; slug: string }) => string;
}

/** A document begins with its name; it is stored with its first change. */
export const NewDocument = ({ siteId, kinds, hrefOf }: NewDocumentProps) => {
  const { t } = useI18n('editor');
  const navigate = useNavigate();
  const [kind, setKind] = useState(kinds[0] ?? 'page');
  const [slug, setSlug] = useState('');
  const [isWrong, setWrong] = useState(false);
  const create = (event: FormEvent): void => {
    event.preventDefault();
    if (!SLUG.test(slug) || slug.length > SLUG_LENGTH) setWrong(true);
    else void navigate({ href: hrefOf({ siteId, kind, slug }) });
  };
  return (
    <Disclosure label={t('editor.new')}>
      <form className={styles.filters} onSubmit={create} noValidate>
        <Field label={t('editor.kind')}>
          <Select value={kind} onChange={({ target }) => setKind(target.value)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {labelOf(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('editor.slug')} hint={t('editor.slugHint')} error={isWrong ? t('editor.slugWrong') : undefined} required>
          <TextInput
            value={slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setSlug(target.value);
              setWrong(false);
            }}
          />
        </Field>
        <Button type="submit">{t('editor.create')}</Button>
      </form>
    </Disclosure>
  );
};

import { useState, type FormEvent } from 'react';
import { DOC_TYPES, type DocType } from '#contract/calls/content.ts';
import { DEFAULT_PREVIEW_LIMIT, PREVIEW_LIMITS } from '#contract/constants/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import styles from './preview-viewer.module.css';

export interface PreviewQuery {
  readonly docType: DocType;
  readonly layoutVariant: string;
  readonly limit: number;
}

const isDocType = (text: string): text is DocType => (DOC_TYPES as readonly string[]).includes(text);

export const PreviewForm = ({ busy, onGo }: { readonly busy: boolean; readonly onGo: (query: PreviewQuery) => void }) => {
  const { t } = useI18n('staff');
  const [docType, setDocType] = useState('');
  const [layoutVariant, setLayoutVariant] = useState('');
  const [limit, setLimit] = useState<number>(DEFAULT_PREVIEW_LIMIT);
  const [wasTried, setTried] = useState(false);
  const go = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isDocType(docType)) onGo({ docType, layoutVariant: layoutVariant.trim(), limit });
    else event.currentTarget.querySelector('select')?.focus();
  };
  return (
    <form className={styles.form} onSubmit={go} noValidate>
      <Field label={t('preview.docType')} required error={wasTried && docType === '' ? t('preview.docTypeRequired') : undefined}>
        <Select value={docType} onChange={({ target }) => setDocType(target.value)}>
          <option value="">{t('preview.choose')}</option>
          {DOC_TYPES.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('preview.layoutVariant')}>
        <TextInput value={layoutVariant} maxLength={60} onChange={({ target }) => setLayoutVariant(target.value)} />
      </Field>
      <Field label={t('preview.limit')}>
        <Select value={limit} onChange={({ target }) => setLimit(Number(target.value))}>
          {PREVIEW_LIMITS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" loading={busy} className={styles.go}>
        {t('preview.go')}
      </Button>
    </form>
  );
};

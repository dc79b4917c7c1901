import { useState } from 'react';
import type { ListedDoc } from '#contract/calls/content.ts';
import { PREVIEW_WIDTHS } from '#contract/constants/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Text } from '#ui/text/text.tsx';
import { PageFrame } from './page-frame.tsx';
import styles from './preview-viewer.module.css';

const FREE = 'free';

export interface PreviewPageProps {
  readonly doc: ListedDoc;
  readonly addressOf: (href: string, at: string) => string;
}

/** The page of a document in a frame, labelled by the environment that it comes from. */
export const PreviewPage = ({ doc, addressOf }: PreviewPageProps) => {
  const { t } = useI18n('staff');
  const [width, setWidth] = useState<string>(FREE);
  const [at, setAt] = useState('');
  const { host } = location;
  const address = addressOf(doc.url, at);
  return (
    <section className={styles.page} aria-label={t('preview.frame', { name: doc.name, host })}>
      <div className={styles.form}>
        <Field label={t('preview.width')}>
          <Select value={width} onChange={({ target }) => setWidth(target.value)}>
            {PREVIEW_WIDTHS.map((one) => (
              <option key={one} value={one}>
                {t('preview.px', { width: one })}
              </option>
            ))}
            <option value={FREE}>{t('preview.width.free')}</option>
          </Select>
        </Field>
        <Field label={t('preview.date')} hint={t('preview.dateHint')}>
          <TextInput type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
      </div>
      <Text size="sm" tone="muted">
        {t('preview.environment', { host })}{' '}
        <a href={address} target="_blank" rel="noopener">
          {t('preview.open')}
        </a>
      </Text>
      <PageFrame key={address} address={address} width={width} title={t('preview.frame', { name: doc.name, host })} />
    </section>
  );
};

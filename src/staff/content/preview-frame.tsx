import { useState } from 'react';
import { LOCALES } from '#contract/locales.ts';
import type { DraftName } from '#db/content-drafts/draft-database.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { previewAddress } from './preview-address.ts';
import styles from './editor.module.css';

const WIDTHS = [390, 820, 1440] as const;

/** The page of a document as it will look, at three widths. It is loaded again with every saved version. */
export const PreviewFrame = ({ name, offline, version }: { readonly name: DraftName; readonly offline: boolean; readonly version: number }) => {
  const { t } = useI18n('editor');
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  const locale = Object.values(LOCALES).find(({ siteId }) => siteId === name.siteId);
  if (!locale) return null;
  return (
    <section aria-labelledby="editor-preview">
      <Heading level={2} size="md" id="editor-preview">
        {t('editor.preview')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('editor.previewNote')}
      </Text>
      <Field label={t('editor.previewWidth')}>
        <Select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
          {WIDTHS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      {offline ? (
        <Text>{t('editor.previewOffline')}</Text>
      ) : (
        <div className={styles.frameBox}>
          <iframe
            sandbox="allow-same-origin"
            key={version}
            className={styles.frame}
            data-width={width}
            src={previewAddress(name, locale)}
            title={t('editor.preview')}
          />
        </div>
      )}
    </section>
  );
};

import { useState } from 'react';
import { PREVIEW_WIDTHS } from '#contract/constants/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { stillPreviewAddress } from '#src/base/preview/preview-address.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { PageFrame } from '../preview/page-frame.tsx';

/** The page of a document as it will look, at three widths. It is loaded again with every saved version. */
export const PreviewFrame = ({ url, offline, version }: { readonly url: string; readonly offline: boolean; readonly version: number }) => {
  const { t } = useI18n('editor');
  const [width, setWidth] = useState<number>(PREVIEW_WIDTHS[0]);
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
          {PREVIEW_WIDTHS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      {offline ? (
        <Text>{t('editor.previewOffline')}</Text>
      ) : (
        <PageFrame key={version} address={stillPreviewAddress(url)} width={width} title={t('editor.preview')} sandbox="allow-same-origin" />
      )}
    </section>
  );
};

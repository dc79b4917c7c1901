import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DrawnDoc } from '#contract/calls/content-admin.ts';
import { PREVIEW_WIDTHS } from '#contract/constants/content.ts';
import { LOCALES } from '#contract/locales.ts';
import type { DraftName, EditedDocument } from '#db/content-drafts/draft-database.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { DRAFT_PATH, serveDraft } from '#src/base/preview/draft-channel.ts';
import { stillPreviewAddress } from '#src/base/preview/preview-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { PageFrame } from '../preview/page-frame.tsx';
import type { EditorService } from './service.ts';
import { useSettled } from './use-settled.ts';

/** Pause after the last key before a draft is drawn again, ms. */
const WAIT_MS = 400;

interface PreviewFrameProps {
  readonly name: DraftName;
  readonly document: EditedDocument;
  /** Page that shows the document; nothing for one that nobody has saved. */
  readonly url: string | undefined;
  readonly service: Pick<EditorService, 'draw'>;
  readonly offline: boolean;
  /** Of what is saved. */
  readonly version: number;
}

/** The document at three widths: as it stands in the form now, or the whole page with what is saved. */
export const PreviewFrame = ({ name, document, url, service, offline, version }: PreviewFrameProps) => {
  const { t } = useI18n('editor');
  const [width, setWidth] = useState<number>(PREVIEW_WIDTHS[0]);
  const [showsPage, setShowsPage] = useState(false);
  return (
    <Stack as="section" gap={3} aria-labelledby="editor-preview">
      <Heading level={2} size="md" id="editor-preview">
        {t('editor.preview')}
      </Heading>
      <Row gap={3} align="end">
        <Field label={t('editor.previewShown')}>
          <Select value={showsPage ? 'page' : 'draft'} onChange={({ target }) => setShowsPage(target.value === 'page')}>
            <option value="draft">{t('editor.previewDraft')}</option>
            {url === undefined ? null : <option value="page">{t('editor.previewPage')}</option>}
          </Select>
        </Field>
        <Field label={t('editor.previewWidth')}>
          <Select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {PREVIEW_WIDTHS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      </Row>
      {offline ? (
        <Text>{t('editor.previewOffline')}</Text>
      ) : showsPage && url !== undefined ? (
        // It runs no scripts: what a page draws by script alone is shown by the draft.
        <PageFrame key={version} address={stillPreviewAddress(url)} width={width} title={t('editor.preview')} sandbox="allow-same-origin" fits />
      ) : (
        <DraftFrame name={name} document={document} service={service} width={width} />
      )}
    </Stack>
  );
};

const DraftFrame = ({ name, document, service, width }: Pick<PreviewFrameProps, 'name' | 'document' | 'service'> & { readonly width: number }) => {
  const { t } = useI18n('editor');
  const settled = useSettled(document, WAIT_MS);
  const { data, error, refetch } = useQuery({
    queryKey: ['content-draft', name, settled],
    queryFn: () => service.draw(name, settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const serving = useRef<ReturnType<typeof serveDraft>>(undefined);
  const current = useEffectEvent((): DrawnDoc | undefined => data);
  useEffect(() => {
    if (!frame.current) return undefined;
    const served = serveDraft(frame.current, () => current());
    serving.current = served;
    return served.stop;
  }, []);
  useEffect(() => serving.current?.send(data), [data]);
  const left = Object.keys(data?.problems ?? {}).length;
  const locale = Object.values(LOCALES).find(({ siteId }) => siteId === name.siteId);
  return (
    <>
      <Text size="sm" tone="muted" role="status">
        {left > 0 ? t('editor.previewLeftOut', { count: left }) : t('editor.previewDraftNote')}
      </Text>
      {error ? (
        <Text role="alert">
          {t('editor.previewFailed')}{' '}
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            {t('editor.retry')}
          </Button>
        </Text>
      ) : null}
      <PageFrame
        ref={frame}
        address={`/${locale?.id ?? ''}/${DRAFT_PATH}`}
        width={width}
        title={t('editor.preview')}
        // The scripts are the shop's own. What it draws can send no form, open no window and lead nowhere.
        sandbox="allow-scripts allow-same-origin"
        fits
      />
    </>
  );
};

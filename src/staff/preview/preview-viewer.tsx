import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedDoc } from '#contract/calls/content.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { PreviewForm, type PreviewQuery } from './preview-form.tsx';
import { PreviewPage } from './preview-page.tsx';
import { PreviewResults } from './preview-results.tsx';

export interface PreviewViewerProps {
  /** Address of a page in preview, as of a moment: the value of a field of the type `datetime-local`, or empty. */
  readonly addressOf: (href: string, at: string) => string;
}

/** Documents of a kind, and the page of each at a chosen width (spec 3 §2, preview viewer). */
export const PreviewViewer = ({ addressOf }: PreviewViewerProps) => {
  const { t, locale } = useI18n('staff');
  const api = useApi();
  const [asked, setAsked] = useState<PreviewQuery>();
  const [shown, setShown] = useState<ListedDoc>();
  const input = asked && {
    params: { mode: 'preview' as const, siteId: locale.siteId, docType: asked.docType },
    query: { limit: asked.limit, ...(asked.layoutVariant !== '' && { layoutVariant: asked.layoutVariant }) },
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['content.showcase', input],
    queryFn: ({ signal }) => api('content.showcase', { ...input!, signal }),
    enabled: input !== undefined,
    // Drafts change while they are looked at.
    staleTime: 0,
  });
  return (
    <div data-block="preview-viewer">
      <Stack gap={6}>
        <Text>{t('preview.intro')}</Text>
        <PreviewForm
          busy={isFetching}
          onGo={(query) => {
            setShown(undefined);
            setAsked(query);
            if (asked && JSON.stringify(asked) === JSON.stringify(query)) void refetch();
          }}
        />
        <p className="visually-hidden" role="status">
          {isFetching ? t('loading') : data ? t('preview.results', { count: data.numFound }) : ''}
        </p>
        {error ? (
          <Banner kind="error" role="alert" action={{ label: t('preview.again'), onPress: () => void refetch() }}>
            {t('preview.failed')}
          </Banner>
        ) : null}
        {!data && isFetching ? <Skeleton lines={6} /> : null}
        {data ? <PreviewResults docs={data.docs} numFound={data.numFound} shown={shown} onShow={setShown} /> : null}
        {shown ? <PreviewPage key={shown.id} doc={shown} addressOf={addressOf} /> : null}
      </Stack>
    </div>
  );
};

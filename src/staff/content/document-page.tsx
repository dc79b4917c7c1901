import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LOCALES } from '#contract/locales.ts';
import type { PictureRef } from '#contract/calls/products.ts';
import type { DraftName } from '#db/content-drafts/draft-database.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { newDocument } from './new-document-value.ts';
import { PictureChoice } from './picture-choice.tsx';
import { useEditorService } from './use-editor-service.ts';

const DAY_MS = 86_400_000;

/** One document, to be written. What was opened before can be written without a network. */
export const DocumentPage = ({ accountId, name }: { readonly accountId: string; readonly name: DraftName }) => {
  const { t, locale } = useI18n('editor');
  const queries = useQueryClient();
  const { service, sync } = useEditorService(accountId);
  const schemas = useQuery({ queryKey: ['content-admin', 'schemas'], queryFn: service.schemas, staleTime: DAY_MS, gcTime: DAY_MS });
  const opened = useQuery({
    queryKey: ['content-admin', 'document', name],
    queryFn: async () => (await service.open(name)) ?? null,
  });
  const [isChoosing, setChoosing] = useState(false);
  const answer = useRef<(picture: PictureRef | undefined) => void>(undefined);
  const choosePicture = (): Promise<PictureRef | undefined> => {
    setChoosing(true);
    return new Promise((resolve) => (answer.current = resolve));
  };
  const error = schemas.error ?? opened.error;
  const site = Object.values(LOCALES).find(({ siteId }) => siteId === name.siteId);
  return (
    <Stack gap={5}>
      <Row gap={4} align="baseline">
        <TextLink href={`/${locale.id}/staff/content`}>{t('editor.back')}</TextLink>
        <Text tone="muted">{site?.label ?? name.siteId}</Text>
      </Row>
      {error ? (
        <Banner
          kind="error"
          role="alert"
          action={{ label: t('editor.retry'), onPress: () => void queries.refetchQueries({ queryKey: ['content-admin'], type: 'active' }) }}
        >
          {t('editor.openFailed')}
        </Banner>
      ) : null}
      {isChoosing ? (
        <PictureChoice
          service={service}
          onChoose={(picture) => {
            setChoosing(false);
            answer.current?.(picture);
          }}
        />
      ) : null}
      {schemas.data && opened.data !== undefined ? (
        <DocumentEditor
          name={name}
          opened={opened.data ?? { document: newDocument(name.kind, schemas.data), version: 0 }}
          schemas={schemas.data}
          service={service}
          sync={sync}
          choosePicture={choosePicture}
          onChanged={() => void queries.invalidateQueries({ queryKey: ['content-admin'] })}
        />
      ) : error ? null : (
        <Skeleton lines={12} />
      )}
    </Stack>
  );
};

import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { DraftRow } from '#db/content-drafts/draft-database.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { AuditLog } from './audit-log.tsx';
import { ContentList } from './content-list.tsx';
import { useEditorService } from './use-editor-service.ts';

/** Every document of the content service, and who changed what. */
export const ContentPage = ({ accountId }: { readonly accountId: string }) => {
  const { t, locale } = useI18n('editor');
  const offline = useOffline();
  const { service, sync } = useEditorService(accountId);
  const [waiting, setWaiting] = useState<readonly DraftRow[]>([]);
  const [showsAudit, setShowsAudit] = useState(false);
  useEffect(() => {
    const watching = liveQuery(() => sync.list()).subscribe(setWaiting);
    void sync.flushAll();
    return () => watching.unsubscribe();
  }, [sync]);
  return (
    <Stack gap={6}>
      <Text>
        {t('editor.intro')} <TextLink href={`/${locale.id}/staff/sets`}>{t('editor.set.title')}</TextLink>
      </Text>
      {offline ? <OfflineNote>{t('editor.status.device')}</OfflineNote> : null}
      <ContentList service={service} waiting={waiting} hrefOf={({ siteId, kind, slug }) => `/${locale.id}/staff/content/${siteId}/${kind}/${slug}`} />
      <Disclosure label={t('editor.audit')} open={showsAudit} onOpenChange={setShowsAudit}>
        {showsAudit ? <AuditLog service={service} /> : null}
      </Disclosure>
    </Stack>
  );
};

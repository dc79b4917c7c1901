import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftName } from '#db/content-drafts/draft-database.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { dateAndTime } from '../date-and-time.ts';
import { Differences } from './differences.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { EditorService } from './service.ts';
import { actionText, authorText } from './words.ts';
import styles from './editor.module.css';

interface HistoryProps {
  readonly name: DraftName;
  readonly current: unknown;
  readonly service: Pick<EditorService, 'history' | 'rollback'>;
  readonly version: number;
  readonly onRestored: () => void;
}

/** Every version of a document, the newest first; each can be compared with what is there, and restored as a draft. */
export const History = (props: HistoryProps) => {
  const { t } = useI18n('editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={t('editor.history')} open={isOpen} onOpenChange={setOpen}>
      {isOpen ? <Revisions {...props} /> : null}
    </Disclosure>
  );
};

const Revisions = ({ name, current, service, version, onRestored }: HistoryProps) => {
  const i18n = useI18n('editor');
  const { t } = i18n;
  const { data, error, refetch } = useQuery({
    queryKey: ['content-admin', 'history', name, version],
    queryFn: () => service.history(name),
  });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  if (data.length === 0) return <Text>{t('editor.historyEmpty')}</Text>;
  const restore = async (to: number): Promise<void> => {
    try {
      await service.rollback(name, to, version);
      showToast({ title: t('editor.rolledBack', { version: to }) });
      onRestored();
    } catch {
      showToast({ kind: 'error', title: t('editor.actionFailed') });
    }
  };
  return (
    <ol className={styles.revisions} reversed>
      {data.map((revision) => (
        <li key={revision.version} className={styles.revision}>
          <Text size="sm">
            {t('editor.version', { version: revision.version })} · {actionText(i18n, revision.action)} · {authorText(i18n, revision.author)} ·{' '}
            <time dateTime={revision.at}>{dateAndTime(i18n, revision.at)}</time>
          </Text>
          {revision.note ? <Text size="sm">{revision.note}</Text> : null}
          <Row>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void restore(revision.version)}
              aria-label={`${t('editor.rollback')}: ${revision.version}`}
            >
              {t('editor.rollback')}
            </Button>
          </Row>
          <Disclosure label={t('editor.compare')}>
            <Differences before={revision.document} after={current} label={t('editor.version', { version: revision.version })} />
          </Disclosure>
        </li>
      ))}
    </ol>
  );
};

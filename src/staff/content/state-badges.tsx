import type { DraftRow } from '#db/content-drafts/draft-database.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { dateAndTime } from '../date-and-time.ts';
import styles from './editor.module.css';

interface StateBadgesProps {
  /** At the service; nothing for what this device alone has. */
  readonly stored: { readonly published: boolean; readonly draft: boolean; readonly scheduledFor?: string | undefined } | undefined;
  /** Changes on this device that the service does not have. */
  readonly waiting: DraftRow | undefined;
}

/** Where a document is, in words: what visitors see, what follows, and what is not sent yet. */
export const StateBadges = ({ stored, waiting }: StateBadgesProps) => {
  const i18n = useI18n('editor');
  const { t } = i18n;
  const { published, draft, scheduledFor } = stored ?? {};
  return (
    <div className={styles.states}>
      {published ? <Badge tone="positive">{t('editor.state.published')}</Badge> : null}
      {draft ? <Badge>{t('editor.state.draft')}</Badge> : null}
      {scheduledFor ? <Badge tone="brand">{t('editor.state.scheduled', { time: dateAndTime(i18n, scheduledFor) })}</Badge> : null}
      {stored && !published && !draft && !scheduledFor ? <Badge>{t('editor.state.none')}</Badge> : null}
      {waiting ? (
        <Badge tone={waiting.conflict ? 'negative' : 'caution'}>{t(waiting.conflict ? 'editor.state.conflict' : 'editor.state.device')}</Badge>
      ) : null}
    </div>
  );
};

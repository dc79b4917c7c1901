import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MODERATION_QUEUES, type ModerationQueue } from '#contract/calls/moderation.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ModeratedItem } from './moderated-item.tsx';
import { moderationQuery } from './moderation-query.ts';

const FIRST = 20;
const MOST = 50;

/** What waits for a decision, and what was reported since; the oldest first. What is decided leaves the list. */
export const ModerationPage = () => {
  const { t, locale } = useI18n('moderation', 'reviews');
  const queries = useQueryClient();
  const [queue, setQueue] = useState<ModerationQueue>('pending');
  const [count, setCount] = useState(FIRST);
  const { data, isError, refetch } = useQuery(moderationQuery(useApi(), queue, count, locale.id));
  const decided = (): void => void queries.invalidateQueries({ queryKey: ['moderation.queue'] });
  if (!data)
    return isError ? (
      <EmptyState title={t('moderation.failed')} actions={<Button onClick={() => void refetch()}>{t('moderation.retry')}</Button>} />
    ) : (
      <Skeleton lines={12} />
    );
  const all = { pending: data.pending, reported: data.reported };
  return (
    <Stack gap={5}>
      <Row gap={2} role="group" aria-label={t('moderation.queues')}>
        {MODERATION_QUEUES.map((one) => (
          <Button key={one} variant={queue === one ? 'primary' : 'secondary'} aria-pressed={queue === one} onClick={() => setQueue(one)}>
            {t(`moderation.${one}`, { count: all[one] })}
          </Button>
        ))}
      </Row>
      {data.items.length === 0 ? <EmptyState title={t('moderation.empty')} /> : null}
      {data.items.map((item) => (
        <ModeratedItem key={item.id} item={item} onDecided={decided} />
      ))}
      {all[queue] > data.items.length && count < MOST ? (
        <Button variant="secondary" onClick={() => setCount(MOST)}>
          {t('moderation.more')}
        </Button>
      ) : null}
    </Stack>
  );
};

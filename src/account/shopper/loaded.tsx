import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { NotLoaded, Waiting } from '#src/base/connectivity/load-states.tsx';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

export interface LoadedProps<T> {
  readonly title: string;
  readonly intro?: string;
  /** What is said where no answer came. */
  readonly failed?: string;
  readonly query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch' | 'isFetching'>;
  readonly children: (data: T) => ReactNode;
}

/** A screen about something that the shop has to be asked for: waiting, without an answer, without a network, and with it. What is there stays. */
export const Loaded = <T,>({ title, intro, failed, query, children }: LoadedProps<T>) => {
  const { t } = useI18n('shopper');
  const offline = useOffline();
  const { data, isError, refetch, isFetching } = query;
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg" tabIndex={-1}>
        {title}
      </Heading>
      {intro ? <Text>{intro}</Text> : null}
      {offline ? <OfflineNote>{t(data === undefined ? 'shopper.offlineEmpty' : 'shopper.offline')}</OfflineNote> : null}
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <NotLoaded title={failed ?? t('shopper.failed')} busy={isFetching} onAgain={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Stack>
  );
};

import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useOffline } from '#src/connectivity/use-offline.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';

export interface LoadedProps<T> {
  readonly title: string;
  readonly intro?: string;
  readonly query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch' | 'isFetching'>;
  readonly children: (data: T) => ReactNode;
}

/** A screen about something that the shop has to be asked for: waiting, without an answer, without a network, and with it. What is there stays. */
export const Loaded = <T,>({ title, intro, query, children }: LoadedProps<T>) => {
  const { t } = useWords('person');
  const offline = useOffline();
  const { data, isError, refetch, isFetching } = query;
  return (
    <Stack gap={5}>
      <Heading level={1} size="xl" tabIndex={-1}>
        {title}
      </Heading>
      {intro ? <Text>{intro}</Text> : null}
      {offline ? (
        <Banner icon={<WifiOffIcon size={20} />} role="status">
          {t(data === undefined ? 'person.offlineEmpty' : 'person.offline')}
        </Banner>
      ) : null}
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <EmptyState
          title={t('person.failed')}
          actions={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('person.again')}
            </Button>
          }
        />
      ) : (
        <div aria-busy="true">
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="control" />
        </div>
      )}
    </Stack>
  );
};

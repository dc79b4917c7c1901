import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '#contract/calls/loyalty.ts';
import type { Api } from '#src/base/api/client.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { historyQuery } from './queries.ts';
import styles from './points-history.module.css';

export interface PointsHistoryProps {
  readonly api: Api;
  readonly subject: string | null;
}

/** Every change of the balance, newest first. */
export const PointsHistory = ({ api, subject }: PointsHistoryProps) => {
  const { t } = useI18n('loyalty');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(historyQuery(api, subject));
  const entries = data?.pages.flatMap(({ items }) => items);
  return (
    <Stack as="section" gap={3} aria-labelledby="loyalty-history">
      <Heading level={2} size="md" id="loyalty-history">
        {t('loyalty.history')}
      </Heading>
      {entries === undefined ? <Skeleton shape="text" lines={3} /> : null}
      {entries?.length === 0 ? <Text tone="muted">{t('loyalty.noHistory')}</Text> : null}
      {entries !== undefined && entries.length > 0 ? (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('loyalty.more')}
        </Button>
      ) : null}
    </Stack>
  );
};

const Row = ({ entry: { kind, points, at, expiresAt, orderNumber } }: { readonly entry: HistoryEntry }) => {
  const { t, date, number, locale } = useI18n('loyalty');
  return (
    <li className={styles.entry}>
      <div>
        <Text>{t(`loyalty.kind.${kind}`)}</Text>
        <Text size="sm" tone="muted">
          <time dateTime={at}>{date(at)}</time>
          {expiresAt === undefined || points <= 0 ? null : ` · ${t('loyalty.goodUntil', { date: date(expiresAt) })}`}
        </Text>
        {orderNumber === undefined ? null : (
          <TextLink href={`/${locale.id}/account/orders/${orderNumber}`}>{t('loyalty.order', { number: orderNumber })}</TextLink>
        )}
      </div>
      <strong className={styles.points}>{number(points, { signDisplay: 'exceptZero' })}</strong>
    </li>
  );
};

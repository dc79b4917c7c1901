import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PurchaseEntry } from '#contract/calls/orders.ts';
import type { Api } from '#src/base/api/client.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { Waiting } from '#src/base/connectivity/load-states.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { LoadFailure, Offline } from './load-states.tsx';
import { historyQuery } from './orders-query.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from './orders.module.css';

/** The orders of an account, newest first. Offline the page of before stays and says so. */
export const OrdersPage = ({ api, page }: { readonly api: Api; readonly page: number }) => {
  const { t, locale } = useI18n('orders');
  const { subject } = useSession();
  const offline = useOffline();
  const { data, error, refetch } = useQuery({ ...historyQuery(api, subject, page), placeholderData: keepPreviousData, retry: false });
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg" tabIndex={-1}>
        {t('orders.title')}
      </Heading>
      {offline && data ? <Offline /> : null}
      {data ? null : error ? <LoadFailure failure={error} onAgain={() => void refetch()} /> : <Waiting />}
      {data && data.total === 0 ? (
        <EmptyState
          icon={<BagIcon size={32} />}
          title={t('orders.empty')}
          actions={
            <>
              <ButtonLink href={`/${locale.id}`}>{t('orders.shop')}</ButtonLink>
              <ButtonLink variant="quiet" href={`/${locale.id}/track-order`}>
                {t('orders.track')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('orders.emptyText')}</p>
        </EmptyState>
      ) : null}
      {data && data.total > 0 ? (
        <>
          <ul className={styles.list}>
            {data.purchases.map((entry) => (
              <Entry key={entry.orderNumber} entry={entry} />
            ))}
          </ul>
          {data.pages > 1 ? (
            <Pagination page={page} pages={data.pages} href={(wanted) => `/${locale.id}/account/orders${wanted > 1 ? `?page=${wanted}` : ''}`} />
          ) : null}
          <p>
            <TextLink href={`/${locale.id}/track-order`}>{t('orders.track')}</TextLink>
          </p>
        </>
      ) : null}
    </Stack>
  );
};

const Entry = ({ entry }: { readonly entry: PurchaseEntry }) => {
  const i18n = useI18n('orders');
  const { t, locale } = i18n;
  const { orderNumber, placedAt, status, total, currency, units, items } = entry;
  return (
    <li className={styles.entry} data-covered="">
      <div className={styles.pictures} aria-hidden="true">
        {items.map(({ name, productImageURL }, index) =>
          // Two units of one kind have one name and one picture.
          productImageURL ? (
            <img key={`${index}-${name}`} src={productImageURL} alt="" width={56} height={56} loading="lazy" decoding="async" />
          ) : null,
        )}
      </div>
      <div className={styles.facts}>
        <TextLink data-cover="" href={`/${locale.id}/account/orders/${orderNumber}`}>
          {t('orders.number', { number: orderNumber })}
        </TextLink>
        <p className={styles.quiet}>{t('orders.placed', { date: i18n.date(placedAt) })}</p>
        <p className={styles.quiet}>{items.map(({ name }) => name).join(', ')}</p>
      </div>
      <div className={styles.sum}>
        <StatusBadge status={status} />
        <p>{i18n.money(total, currency)}</p>
        <p className={styles.quiet}>{t('orders.pieces', { count: units })}</p>
      </div>
    </li>
  );
};

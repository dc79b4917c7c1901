import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isMissing } from '#src/base/api/is-missing.ts';
import { Waiting } from '#src/base/connectivity/load-states.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { LoadFailure } from './load-states.tsx';
import { purchaseQuery } from './orders-query.ts';
import { OrderView } from './order-view.tsx';
import type { OrderParts } from './ports.ts';

/** An order of the account. Somebody else's is as missing here as one that never was. */
export const OrderPage = ({ orderNumber, ...parts }: OrderParts & { readonly orderNumber: string }) => {
  const { t, locale } = useI18n('orders');
  const { subject } = useSession();
  const query = purchaseQuery(parts.api, subject, orderNumber);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...query, retry: false });
  const missing = isMissing(error);
  return (
    <Stack gap={4}>
      <p>
        <TextLink href={`/${locale.id}/account/orders`}>{t('orders.back')}</TextLink>
      </p>
      {data && !missing ? (
        <OrderView {...parts} purchase={data} st={undefined} onChange={(purchase) => client.setQueryData(query.queryKey, purchase)} />
      ) : null}
      {missing ? (
        <EmptyState
          headingLevel={1}
          title={t('order.missing')}
          actions={<ButtonLink href={`/${locale.id}/track-order`}>{t('orders.track')}</ButtonLink>}
        >
          <p>{t('order.missingText')}</p>
        </EmptyState>
      ) : null}
      {data || missing ? null : error ? <LoadFailure failure={error} onAgain={() => void refetch()} /> : <Waiting />}
    </Stack>
  );
};

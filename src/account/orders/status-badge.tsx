import type { PurchaseStatus } from '#contract/calls/order-states.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';

const TONES = {
  PLACED: 'neutral',
  PACKED: 'neutral',
  PARTLY_SHIPPED: 'brand',
  SHIPPED: 'brand',
  READY: 'positive',
  DELIVERED: 'positive',
  CANCELLED: 'negative',
  RETURNED: 'neutral',
} as const satisfies Record<PurchaseStatus, string>;

export const StatusBadge = ({ status }: { readonly status: PurchaseStatus }) => {
  const { t } = useI18n('orders');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
};

import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';

export interface AccountOrderPorts {
  readonly keys: SagaKeys;
  readonly provider: PaymentProvider;
  /** Something was written that is to be sent. */
  readonly wakeMail: () => void;
  /** How many times as fast as ours the warehouse's clock runs. */
  readonly speed: number;
  /** Address of the carrier's page about a parcel, with `{number}` in it; absent: its parcels have none. */
  readonly trackingUrl?: string | undefined;
}

import type { PhotoFiles } from '#server/catalogue/photos/files.ts';
import type { PhotoService } from '#server/catalogue/photos/pass.ts';
import type { MemberStatus } from '#contract/calls/consumer.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { BalanceKeeper } from '#server/commerce/gift-cards/find-card.ts';
import type { CallAccount } from '#server/platform/http/context.ts';
import type { PaymentProvider } from '#server/commerce/payment/provider.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import type { SmsTransport } from '#server/platform/sms/transport.ts';

/** What other parts of the shop know about a consumer: membership, programs, spending. */
export type ReadMemberStatus = (db: Db, account: CallAccount, options: { readonly withPoints: boolean }) => Promise<MemberStatus>;

export interface ConsumerPorts {
  readonly memberStatusOf: ReadMemberStatus;
  readonly provider: PaymentProvider;
  /** Whoever keeps what is on gift cards; absent: the shop itself. */
  readonly balances?: BalanceKeeper;
  readonly keys: SagaKeys;
  readonly sms: SmsTransport;
  /** An email was written: look soon. */
  readonly wakeMail: () => void;
  /** What people have sent. */
  readonly files: PhotoFiles;
  /** Another photo service than the shop's own. */
  readonly photoService?: PhotoService | undefined;
}

/** Of a shop without loyalty and programs. */
export const noMemberStatus: ReadMemberStatus = () => Promise.resolve({ isLoyaltyMember: false });

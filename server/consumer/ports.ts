import type { Standing } from '#contract/consumer.ts';
import type { Db } from '../db/open.ts';
import type { BalanceKeeper } from '../gift-cards/find-card.ts';
import type { CallAccount } from '../http/context.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { SagaKeys } from '../idempotency/store.ts';
import type { SmsTransport } from '../sms/transport.ts';

/** What other parts of the shop know about a consumer: membership, programs, spending. */
export type StandingOf = (db: Db, account: CallAccount, options: { readonly withPoints: boolean }) => Promise<Standing>;

export interface ConsumerPorts {
  readonly standingOf: StandingOf;
  readonly provider: PaymentProvider;
  /** Whoever keeps what is on gift cards; absent: the shop itself. */
  readonly balances?: BalanceKeeper;
  readonly keys: SagaKeys;
  readonly sms: SmsTransport;
  /** A letter was written: look soon. */
  readonly wakeMail: () => void;
  /** Folder of what people send. */
  readonly dataDir: string;
}

/** Of a shop without loyalty and programs. */
export const noStanding: StandingOf = () => Promise.resolve({ isLoyaltyMember: false });

import type { LocaleId } from '#contract/locales.ts';
import { createAccountPort } from '#db/replay/identity/account-port.ts';
import { browserLock } from '#db/replay/browser-ports.ts';
import { IDENTITY } from '#db/replay/identity/identity.ts';
import type { IdentityRules } from '#db/replay/env.ts';
import type { AccountPort, Transport } from '#db/replay/ports.ts';
import { claimedOrder, forgetOrderClaim } from '#src/base/session/order-claim.ts';
import { hearConsumerType } from '#src/base/session/session-hint.ts';

/** The rules for signing in and out that an engine needs beside the queue's. A separate chunk, which guests do not load. */
export interface IdentitySide {
  readonly rules: IdentityRules;
  readonly account: AccountPort;
}

export const createIdentitySide = (transport: Transport, locale: () => LocaleId): IdentitySide => {
  const account = createAccountPort(transport, browserLock, locale, claimedOrder);
  return {
    rules: IDENTITY,
    account: {
      ...account,
      async exchange(given) {
        const answer = await account.exchange(given);
        if (answer.kind === 'answer' && answer.status < 300) {
          hearConsumerType(answer.body ?? {});
          forgetOrderClaim();
        }
        return answer;
      },
    },
  };
};

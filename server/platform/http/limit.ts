import type { CallName } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';

export interface LimitUse {
  readonly call: CallName;
  readonly subject: string | undefined;
  readonly clientAddress: string;
}

/** Returns how many seconds to wait, or nothing if the request may proceed. */
export type RateLimit = (db: Db, use: LimitUse) => Promise<number | undefined>;

export const noLimit: RateLimit = () => Promise.resolve(undefined);

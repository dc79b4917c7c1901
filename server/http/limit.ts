import type { CallName } from '#contract/calls.ts';
import type { Db } from '../db/open.ts';

export interface LimitUse {
  readonly call: CallName;
  readonly subject: string | undefined;
  readonly clientAddress: string;
}

/** Says how many seconds to wait, or nothing when the request may go on. */
export type RateLimit = (db: Db, use: LimitUse) => Promise<number | undefined>;

export const noLimit: RateLimit = () => Promise.resolve(undefined);

import type { CallName } from '#contract/calls.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CodeShop } from './shop.ts';

export interface Refused {
  readonly code: string | undefined;
  readonly status: number;
}

/** What is asked, of whom, so that a code comes back. `images` are no call of the contract. */
export type Case = readonly [call: CallName | 'images', input: string, ask: (shop: CodeShop) => Promise<Refused>];

/** A case for every code of an area: one that is missing does not compile. */
export type Cases<Code extends ErrorCode> = Readonly<Record<Code, Case>>;

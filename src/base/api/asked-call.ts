import type { CallName } from '#contract/calls/calls.ts';

/** The call behind a query, as it was made. */
export type AskedCall = readonly [name: CallName, input?: { readonly params?: object; readonly query?: object }];

/** Keys of queries to the shop are the call's name and its input (a document has one locale); undefined for keys of anything else. */
export const askedCall = ({ queryKey }: { readonly queryKey: readonly unknown[] }): AskedCall | undefined => {
  const [name, input] = queryKey;
  return typeof name === 'string' && name.includes('.') ? [name as CallName, input as AskedCall[1]] : undefined;
};

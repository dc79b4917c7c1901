import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { addressOf, type Sent } from '../../good-inputs.ts';
import type { FirstCall, Refused } from '../case.ts';

type Send = (method: string, path: string, more: Pick<Sent, 'query' | 'body'>) => Promise<Refused>;

/** One request as the row of its call says. */
export const send = (as: Send, name: FirstCall, sent: Sent): Promise<Refused> => {
  const row: CallRow = calls[name];
  const { query = {}, body } = sent;
  return as(row.method, addressOf(row, sent), { query, body });
};

export const sendFrom = (browser: TestBrowser, name: FirstCall, sent: Sent): Promise<Refused> =>
  send((method, path, { query = {}, body }) => browser.call(method, path, body, { query }), name, sent);

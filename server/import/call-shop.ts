import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Control } from './control-file.ts';

/**
 * A command's call to the shop that runs on the data folder; the caller writes its body and ends it.
 * `answered` rejects when the shop cannot be reached.
 */
export const callShop = (
  { port, secret }: Control,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): { readonly call: ClientRequest; readonly answered: Promise<IncomingMessage> } => {
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path,
    headers: { Authorization: `Bearer ${secret}`, ...headers },
    agent: false,
  });
  const answered = new Promise<IncomingMessage>((done, fail) => {
    call.once('response', done);
    call.once('error', (error) => fail(new Error(`the running shop cannot be reached: ${error.message}`)));
  });
  return { call, answered };
};

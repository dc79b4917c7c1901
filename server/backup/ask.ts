import { createInterface } from 'node:readline';
import { callShop } from '#server/import/call-shop.ts';
import type { Control } from '#server/import/control-file.ts';
import type { Piece } from './read-tables.ts';
import type { Line } from './serve.ts';

/**
 * Has the shop that runs on the data folder read its tables.
 * @throws Error with the shop's own words, or when it cannot be reached
 */
export const readTablesThrough = async (control: Control, hear: (piece: Piece) => Promise<void>): Promise<void> => {
  const { call, answered } = callShop(control, '/backup');
  call.end();
  const answer = await answered;
  if (answer.statusCode !== 200) throw new Error('the running shop refused the command');
  for await (const text of createInterface({ input: answer })) {
    const line = JSON.parse(text) as Line;
    if ('error' in line) throw new Error(line.error);
    await hear(line);
  }
};

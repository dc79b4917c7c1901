import { callShop } from '#server/import/call-shop.ts';
import type { Control } from '#server/import/control-file.ts';
import type { ExportInput } from './options.ts';
import { COUNTS_TRAILER, OPTIONS_HEADER } from './serve.ts';

export interface Counts {
  readonly written: number;
  /** Products without a price in the currency, or, in a feed, not published. */
  readonly left: number;
}

/**
 * Has the shop that runs on the data folder export its catalogue.
 * @throws Error with the shop's own words, or when it stopped on the way
 */
export const exportThrough = async function* (
  control: Control,
  words: ExportInput & { readonly publicUrl: string },
  onEnd: (counts: Counts) => void,
): AsyncGenerator<Buffer> {
  const { call, answered } = callShop(control, '/catalogue-export', {
    [OPTIONS_HEADER]: Buffer.from(JSON.stringify(words)).toString('base64url'),
  });
  call.end();
  const answer = await answered;
  if (answer.statusCode !== 200) {
    const said = Buffer.concat((await answer.toArray()) as Buffer[]).toString('utf8');
    throw new Error(said || 'the running shop refused the command');
  }
  for await (const chunk of answer) yield chunk as Buffer;
  const counts = answer.trailers[COUNTS_TRAILER];
  if (counts === undefined) throw new Error('the running shop stopped before the export was done');
  onEnd(JSON.parse(counts) as Counts);
};

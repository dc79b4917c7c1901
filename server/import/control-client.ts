import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { callShop } from './call-shop.ts';
import type { Control } from './control-file.ts';
import type { ImportInput } from './options.ts';
import type { ImportResult, Progress } from './types.ts';

interface Said {
  readonly progress?: Progress;
  readonly result?: ImportResult;
  readonly error?: string;
}

/**
 * Hands a file to the shop that runs on the data folder and waits until it is in the catalogue.
 * @throws Error with the shop's own words, or when it cannot be reached
 */
export const importThrough = async (
  control: Control,
  path: string,
  words: ImportInput,
  onProgress: (progress: Progress) => void,
): Promise<ImportResult> => {
  const { call, answered } = callShop(control, '/import', {
    'X-Import-Options': Buffer.from(JSON.stringify(words)).toString('base64url'),
    'Content-Type': 'application/octet-stream',
  });
  // The answer begins before the file is sent to its end; a refusal may end the sending.
  const sent = pipeline(createReadStream(path), call).catch((error: Error) => error);
  const answer = await answered;
  if (answer.statusCode !== 200) throw new Error('the running shop refused the command');
  let outcome: Said = {};
  for await (const line of createInterface({ input: answer })) {
    const said = JSON.parse(line) as Said;
    if (said.progress) onProgress(said.progress);
    else outcome = said;
  }
  await sent;
  if (outcome.result) return outcome.result;
  throw new Error(outcome.error ?? 'the running shop stopped before the import was done');
};

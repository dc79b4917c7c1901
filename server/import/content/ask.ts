import { createInterface } from 'node:readline';
import { callShop } from '../call-shop.ts';
import type { Control } from '../control-file.ts';
import type { ContentFile } from './files.ts';
import { fileOfLine, lineOfFile } from './lines.ts';
import type { ContentImport } from './types.ts';

const ask = async (control: Control, path: string, files: readonly ContentFile[]): Promise<string[]> => {
  const { call, answered } = callShop(control, path);
  for (const file of files) call.write(lineOfFile(file));
  call.end();
  const answer = await answered;
  if (answer.statusCode !== 200) throw new Error('the running shop refused the command');
  const lines: string[] = [];
  for await (const line of createInterface({ input: answer })) if (line !== '') lines.push(line);
  return lines;
};

/** What the last line of an answer says. @throws Error with the shop's own words */
const ending = (lines: string[]): { readonly done?: boolean; readonly result?: ContentImport } => {
  const last = JSON.parse(lines.pop() ?? '{}') as { done?: boolean; result?: ContentImport; error?: string };
  if (last.done || last.result) return last;
  throw new Error(last.error ?? 'the running shop stopped before the work was done');
};

/** Has the shop that runs on the data folder hand out its content. */
export const exportThrough = async (control: Control): Promise<ContentFile[]> => {
  const lines = await ask(control, '/content-export', []);
  ending(lines);
  return lines.map(fileOfLine);
};

/** Hands files to the shop that runs on the data folder. */
export const importThrough = async (control: Control, files: readonly ContentFile[]): Promise<ContentImport> => {
  const { result } = ending(await ask(control, '/content-import', files));
  if (!result) throw new Error('the running shop answered something else');
  return result;
};

import type { ContentFile } from './files.ts';

/** Files on their way between a command and the shop that is open: one line of JSON each. */
export const lineOfFile = ({ path, bytes }: ContentFile): string => `${JSON.stringify({ path, content: bytes.toString('base64') })}\n`;

/** @throws Error for anything else */
export const fileOfLine = (line: string): ContentFile => {
  const { path, content } = JSON.parse(line) as { path?: unknown; content?: unknown };
  if (typeof path !== 'string' || typeof content !== 'string') throw new Error('this is no line of a file');
  return { path, bytes: Buffer.from(content, 'base64') };
};

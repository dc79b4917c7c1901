import { SaxesParser } from 'saxes';
import type { TableRow } from './read-table.ts';
import type { TextFile } from './read-text.ts';
import type { Rejection } from './types.ts';

/** An item longer than this is no item. */
const LONGEST_ITEM = 1_000_000;

const linesIn = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

interface Snippet {
  readonly line: number;
  readonly text: string;
}

const OPENING = /<(?:[A-Za-z][\w.-]*:)?(item|entry)(?=[\s>])/;

/** Where the element that begins at 0 ends, behind its closing tag; text in CDATA is passed over. -1: not in this text. */
const endOfElement = (text: string, name: string): number => {
  const token = new RegExp(`<!\\[CDATA\\[|<!--|</(?:[A-Za-z][\\w.-]*:)?${name}\\s*>`, 'g');
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0].startsWith('</')) return match.index + match[0].length;
    const close = match[0] === '<!--' ? '-->' : ']]>';
    const end = text.indexOf(close, match.index);
    if (end < 0) return -1;
    token.lastIndex = end + close.length;
  }
  return -1;
};

/** Cuts a feed into its items without reading it whole, so that one broken item does not spoil the next. */
const snippetsOf = async function* (file: TextFile, reject: (rejection: Rejection) => void): AsyncGenerator<Snippet> {
  let buffer = '';
  let line = 1;
  const skip = (count: number) => {
    line += linesIn(buffer.slice(0, count));
    buffer = buffer.slice(count);
  };
  for await (const chunk of file.chunks()) {
    buffer += chunk;
    for (;;) {
      const open = OPENING.exec(buffer);
      if (!open) {
        // A tag may be cut in two by the chunks.
        skip(Math.max(0, buffer.length - 64));
        break;
      }
      skip(open.index);
      const end = endOfElement(buffer, open[1] ?? '');
      if (end >= 0) {
        yield { line, text: buffer.slice(0, end) };
        skip(end);
      } else if (buffer.length > LONGEST_ITEM) {
        reject({ line, reason: `the ${open[1]} is not closed for a million letters` });
        skip(open[0].length);
      } else break;
    }
  }
  const open = OPENING.exec(buffer);
  if (open) {
    skip(open.index);
    reject({ line, reason: `the ${open[1]} is never closed` });
  }
};

/** Ampersands that begin no entity of XML are meant as letters: `Boots & Co`, `&nbsp;` (which the text's own cleaning reads later). */
const mendAmpersands = (text: string): string =>
  text
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith('<![CDATA[') ? part : part.replaceAll(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/g, '&amp;')))
    .join('');

/** The elements of an item by name. Several of a name stand one below the other in the cell. `g:` names win over plain ones. */
const parseItem = (text: string, toName: (name: string) => string): Record<string, string> | string => {
  const parser = new SaxesParser();
  const own = new Map<string, string[]>();
  const plain = new Map<string, string[]>();
  const path: { name: string; text: string; href: string | undefined }[] = [];
  let trouble: string | undefined;
  parser.on('error', (error) => {
    trouble ??= error.message.replace(/^\d+:\d+: /, '');
  });
  parser.on('opentag', ({ name, attributes }) => path.push({ name, text: '', href: attributes['href'] }));
  const add = (more: string) => {
    const last = path.at(-1);
    if (last) last.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const done = path.pop();
    // Only the item's own children: what stands deeper (shipping, tax) has its own meaning.
    if (!done || path.length !== 1) return;
    const value = done.text.trim() || (done.href ?? '');
    const list = done.name.includes(':') ? own : plain;
    const name = toName(done.name.replace(/^[^:]*:/, ''));
    list.set(name, [...(list.get(name) ?? []), value]);
  });
  parser.write(mendAmpersands(text)).close();
  if (trouble !== undefined) return trouble;
  const cells: Record<string, string> = {};
  for (const [name, values] of [...plain, ...own]) {
    const filled = values.filter((value) => value !== '');
    if (filled.length > 0) cells[name] = filled.join('\n');
  }
  return cells;
};

/** Reads an RSS or Atom feed item by item, as rows of a table. */
export const readXml = async function* (
  file: TextFile,
  reject: (rejection: Rejection) => void,
  toName: (name: string) => string,
): AsyncGenerator<TableRow> {
  for await (const { line, text } of snippetsOf(file, reject)) {
    const cells = parseItem(text, toName);
    if (typeof cells === 'string') reject({ line, reason: `the item is not well-formed: ${cells}` });
    else yield { line, cells };
  }
};

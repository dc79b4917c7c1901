import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const REQUIREMENTS = 'docs/requirements.md';

const SOURCE = /\.(?:tsx?|m[jt]s|css|md)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
/** Examples of citations in these are not citations. */
const EXAMPLES = new Set([join('scripts', 'lib', 'check-citations.test.ts'), join('docs', 'requirements.md')]);

const FIRST = /\bspec ([1-9]) §(\d+(?:\.\d+)*)/g;
/** A list continues with another section of the same document (`, §8`), or names another document (`, 3 §4`, `; spec 3 §4`). */
const NEXT = /(?:,|;| and| or) (?:(?:spec )?([1-9]) )?§(\d+(?:\.\d+)*)/y;
/** Joins a comment that wraps inside a citation. */
const WRAP = /\n[ \t]*(?:\*|\/\/)?[ \t]*/g;

/** Citations in `text`, in order, as `spec 1 §8`. */
export const citationsIn = (text) => {
  const line = text.replaceAll(/\r\n/g, '\n').replaceAll(WRAP, ' ');
  const found = [];
  for (const first of line.matchAll(FIRST)) {
    let [, document, section] = first;
    found.push(`spec ${document} §${section}`);
    NEXT.lastIndex = first.index + first[0].length;
    for (let next = NEXT.exec(line); next !== null; next = NEXT.exec(line)) {
      document = next[1] ?? document;
      [, , section] = next;
      // "; spec 3 §4" is also a first citation of its own.
      if (!next[0].includes('spec')) found.push(`spec ${document} §${section}`);
    }
  }
  return found;
};

/** Citations that the headings of `requirements` define, as `spec 1 §8`. */
const definedIn = (requirements) => new Set(Array.from(requirements.matchAll(/^#+ (spec [1-9] §\d+(?:\.\d+)*)/gm), ([, citation]) => citation));

/**
 * Citations in `files` that no heading of `requirements` defines, one line each.
 * @param {{ file: string, text: string }[]} files
 * @param {string} requirements
 */
export const missingCitations = (files, requirements) => {
  const defined = definedIn(requirements);
  return files.flatMap(({ file, text }) =>
    [...new Set(citationsIn(text))].filter((citation) => !defined.has(citation)).map((citation) => `${file}: ${citation}`),
  );
};

/** Sources below `folder`: no hidden folders, packages or builds. */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || SKIPPED.has(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) && !EXAMPLES.has(path) ? [{ file: path, text: readFileSync(path, 'utf8') }] : [];
  });

/** Prints each citation that does not resolve. @returns whether all of them do. */
export const checkCitations = () => {
  const missing = missingCitations(sourcesIn('.'), readFileSync(REQUIREMENTS, 'utf8'));
  for (const line of missing) console.error(`${line} has no heading in ${REQUIREMENTS}`);
  return missing.length === 0;
};

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) process.exitCode = checkCitations() ? 0 : 1;

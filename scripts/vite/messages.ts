import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/messages\/([a-z]{2}-[a-z]{2})\/([a-z-]+)\.json$/;
const BASE = 'en-us';

/** Words without places need no list around them. */
const compact = (message: unknown): unknown =>
  Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : message;

type Catalogue = Record<string, string>;
const read = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8')) as Catalogue;

/** The file that an English locale's own one only says the differences to. */
const baseOf = (file: string): string | undefined => {
  const [, locale, part] = CATALOGUE.exec(file) ?? [];
  const base = resolve(dirname(file), '..', BASE, `${part}.json`);
  return locale?.startsWith('en-') && locale !== BASE && existsSync(base) ? base : undefined;
};

/**
 * Words are written as ICU text in one JSON file a locale and part, and reach the browser compiled: no parser travels.
 * An English locale holds only what differs from the base; where nothing does, it is the base's file.
 */
export const messages = (): Plugin => ({
  name: 'waymark:words',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = resolve(dirname(importer ?? '/'), source);
    const base = baseOf(file);
    return base && Object.keys(read(file)).length === 0 ? base : null;
  },
  load(id) {
    const file = id.split('?')[0] ?? id;
    if (!CATALOGUE.test(file)) return null;
    const base = baseOf(file);
    if (base) this.addWatchFile(base);
    const all = base ? { ...read(base), ...read(file) } : read(file);
    const compiled = Object.fromEntries(Object.entries(all).map(([key, text]) => [key, compact(compileMessage(text))]));
    return { code: JSON.stringify(compiled), map: null };
  },
});

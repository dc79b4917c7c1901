import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/messages\/([a-z]{2}-[a-z]{2})\/([a-z-]+)\.json$/;
const BASE = 'en-us';

/** Words without places need no list around them. */
const compact = (message: unknown): unknown =>
  Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : message;

/**
 * Words are written as ICU text in one JSON file a locale and part, and reach the browser compiled: no parser travels.
 * An English locale holds only what differs from the base.
 */
export const words = (): Plugin => ({
  name: 'waymark:words',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0] ?? id;
    const match = CATALOGUE.exec(file);
    if (!match) return null;
    const [, locale, part] = match;
    const base = resolve(dirname(file), '..', BASE, `${part}.json`);
    const inherits = locale !== BASE && locale?.startsWith('en-') && existsSync(base);
    if (inherits) this.addWatchFile(base);
    const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const all = inherits ? { ...(JSON.parse(readFileSync(base, 'utf8')) as Record<string, string>), ...own } : own;
    const compiled = Object.fromEntries(Object.entries(all).map(([key, text]) => [key, compact(compileMessage(text))]));
    return { code: JSON.stringify(compiled), map: null };
  },
});

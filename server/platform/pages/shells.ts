import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { isLocaleId } from '#contract/locales.ts';

interface Hashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface ShellPorts {
  readonly root: string;
  /** Content security policy that names inline scripts and styles by hash. */
  readonly policy: (hashes: Hashes) => string;
}

/** The frames that a device keeps. Made at build time, so their inline scripts are known by hash; the worker replays these headers. */
export const shells = ({ root, policy }: ShellPorts): Hono => {
  const folder = resolve(root, 'dist/client/shell');
  const hashes = JSON.parse(readFileSync(resolve(folder, 'hashes.json'), 'utf8')) as Record<string, Hashes>;
  const app = new Hono();
  app.get('/shell/:file{[a-z]{2}-[a-z]{2}\\.html}', (c) => {
    const locale = c.req.param('file').slice(0, 5);
    const known = hashes[locale];
    if (!isLocaleId(locale) || !known) return c.notFound();
    c.header('Content-Security-Policy', policy(known));
    c.header('Cache-Control', 'no-cache');
    return c.html(readFileSync(resolve(folder, `${locale}.html`), 'utf8'));
  });
  return app;
};

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['contract', 'domain', 'pricing', 'artwork', 'db', 'workers', 'sw', 'src', 'server', 'demo', 'public', 'scripts'];
const FILES = ['package-lock.json', 'vite.config.ts', 'vite.server.config.ts'];
export const STAMP = 'dist/.stamp';

/** One hash of everything that a build reads: a build is repeated when it changes and never otherwise. */
export const sourceHash = () => {
  const hash = createHash('sha256');
  const add = (file) => hash.update(file).update(readFileSync(file));
  const walk = (folder) => {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (!/\.test\.[a-z]+$|routeTree\.gen\.ts$|\.md$/.test(entry.name)) add(path);
    }
  };
  SOURCES.forEach(walk);
  FILES.filter((file) => existsSync(file)).forEach(add);
  return hash.digest('hex');
};

export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();

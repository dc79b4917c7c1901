import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface DiskCache {
  get(name: string): Promise<Buffer | undefined>;
  put(name: string, body: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
}

interface Entry {
  bytes: number;
  usedAt: number;
}

const hour = 3_600_000;

/**
 * Files in one folder, bounded in total size; those unused for longest go first. Several processes may share the folder:
 * a file appears whole (written beside, then renamed), a missing one is simply made again, and times of use live in the
 * files' own times.
 */
export function createDiskCache({ dir, maxBytes, clock = Date.now }: { dir: string; maxBytes: number; clock?: () => number }): DiskCache {
  const entries = new Map<string, Entry>();
  let total = 0;
  let opening: Promise<void> | undefined;
  let evicting: Promise<void> | undefined;

  const open = () => (opening ??= readFolder());

  async function readFolder(): Promise<void> {
    await mkdir(dir, { recursive: true });
    for (const name of await readdir(dir)) {
      const info = await stat(path.join(dir, name)).catch(() => undefined);
      if (!info?.isFile()) continue;
      if (name.endsWith('.part')) {
        // A process died while writing; leave the fresh ones to their living writers.
        if (clock() - info.mtimeMs > hour) await rm(path.join(dir, name), { force: true });
        continue;
      }
      note(name, info.size, info.mtimeMs);
    }
  }

  function note(name: string, bytes: number, usedAt: number): void {
    total += bytes - (entries.get(name)?.bytes ?? 0);
    entries.set(name, { bytes, usedAt });
  }

  function forget(name: string): void {
    total -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  }

  async function evict(): Promise<void> {
    const oldestFirst = [...entries].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [name] of oldestFirst) {
      if (total <= maxBytes * 0.9) return;
      forget(name);
      await rm(path.join(dir, name), { force: true });
    }
  }

  return {
    async get(name) {
      await open();
      const file = path.join(dir, name);
      const body = await readFile(file).catch(() => undefined);
      if (!body) {
        forget(name);
        return undefined;
      }
      const known = entries.get(name);
      const now = clock();
      // Once an hour is exact enough for "unused for longest" and spares a write at every view.
      if (!known || now - known.usedAt > hour) await utimes(file, now / 1000, now / 1000).catch(() => {});
      note(name, body.length, now);
      return body;
    },
    async put(name, body) {
      await open();
      const part = path.join(dir, `${name}.${randomUUID()}.part`);
      await writeFile(part, body);
      await utimes(part, clock() / 1000, clock() / 1000);
      await rename(part, path.join(dir, name));
      note(name, body.length, clock());
      if (total > maxBytes) await (evicting ??= evict().finally(() => (evicting = undefined)));
    },
    async has(name) {
      await open();
      if (entries.has(name)) return true;
      return await stat(path.join(dir, name)).then(
        (info) => info.isFile(),
        () => false,
      );
    },
  };
}

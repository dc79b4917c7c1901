import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type TableEntry, TABLES_FOLDER } from './manifest.ts';
import type { Piece } from './read-tables.ts';

interface OpenTable {
  readonly write: (rows: readonly string[]) => Promise<void>;
  readonly close: () => Promise<TableEntry>;
}

const openTable = (folder: string, name: string, columns: TableEntry['columns']): OpenTable => {
  const file = `${TABLES_FOLDER}/${name}.jsonl.gz`;
  const gzip = createGzip();
  const hash = createHash('sha256');
  let rows = 0;
  const written = pipeline(
    gzip,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx' }),
  );
  // Reported by `write` and `close`.
  written.catch(() => {});
  return {
    write: async (lines) => {
      rows += lines.length;
      if (!gzip.write(`${lines.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    },
    close: async () => {
      gzip.end();
      await written;
      return { name, columns, rows, file, sha256: hash.digest('hex') };
    },
  };
};

export interface TableFiles {
  readonly hear: (piece: Piece) => Promise<void>;
  /** @throws Error where the last piece is missing */
  readonly end: () => Promise<{ readonly tables: TableEntry[]; readonly migrations: readonly { readonly name: string; readonly hash: string }[] }>;
}

/** Writes what `readTables` reads into files: a line of JSON for each row, compressed. */
export const createTableFiles = async (folder: string): Promise<TableFiles> => {
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true, mode: 0o700 });
  const tables: TableEntry[] = [];
  let current: OpenTable | undefined;
  let migrations: readonly { readonly name: string; readonly hash: string }[] | undefined;
  const closeCurrent = async (): Promise<void> => {
    if (current) tables.push(await current.close());
    current = undefined;
  };
  return {
    hear: async (piece) => {
      if ('rows' in piece) return current?.write(piece.rows);
      await closeCurrent();
      if ('table' in piece) current = openTable(folder, piece.table, [...piece.columns]);
      else ({ migrations } = piece);
      return undefined;
    },
    end: async () => {
      if (!migrations) throw new Error('the database was not read to its end');
      return { tables, migrations };
    },
  };
};

/** The rows of a table's file, a line each. */
export const readRows = (folder: string, { file }: TableEntry): AsyncIterable<string> => {
  const gunzip = createGunzip();
  const source = createReadStream(join(folder, file));
  source.once('error', (error) => gunzip.destroy(error));
  return createInterface({ input: source.pipe(gunzip), crlfDelay: Infinity });
};

import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readControl } from '#server/import/control-file.ts';
import { Misused, tellUsage } from '#server/platform/command-line.ts';
import { FolderInUse } from '#server/platform/db/lock-file.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { type Env, loadEnv } from '#server/platform/env.ts';
import { type Counts, exportThrough } from './ask.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { type ExportInput, readOptions } from './options.ts';

const USAGE = `Usage: npm run catalogue:export -- FILE [options]

Writes the catalogue as a file; - is standard output (npm run -s catalogue:export -- -).

  --format=shopify    shopify: product CSV, read by catalogue:import; google: Google Merchant feed as XML;
                      google-tsv: the same as a table; jsonl: a product a line, all languages and currencies
  --locale=en-us      language of texts and links: en-us, en-ca, en-gb, fr-fr or de-de
  --currency=USD      currency of prices; by default the locale's
  --source=import     only products of this import; by default all
`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  format: { type: 'string' },
  locale: { type: 'string' },
  currency: { type: 'string' },
  source: { type: 'string' },
} as const;

interface Wish {
  readonly path: string;
  readonly words: ExportInput;
}

/** @throws Misused */
const readWish = (typed: readonly string[]): Wish | 'help' => {
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
    const { help, ...said } = values;
    if (help) return 'help';
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new Error('name one file');
    const words = { ...said, ...(said.currency === undefined ? {} : { currency: said.currency.toUpperCase() }) } as ExportInput;
    readOptions(words, '', new Date());
    return { path, words };
  } catch (error) {
    throw new Misused((error as Error).message);
  }
};

/** A file is complete or not there: it takes its name at the end. */
const writeTo = async (path: string, pieces: AsyncIterable<string | Buffer>): Promise<void> => {
  if (path === '-') {
    await pipeline(pieces, process.stdout, { end: false });
    return;
  }
  const draft = `${path}.part`;
  try {
    await pipeline(pieces, createWriteStream(draft));
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** From the database itself; or, where a running shop has the data folder, through that shop. */
const runExport = async (env: Env, { path, words }: Wish): Promise<Counts> => {
  let counts: Counts = { written: 0, left: 0 };
  try {
    const database = await openDatabase(env);
    try {
      await migrate(database.db);
      const count = (isWritten: boolean): void => {
        counts = isWritten ? { ...counts, written: counts.written + 1 } : { ...counts, left: counts.left + 1 };
      };
      await writeTo(path, exportCatalogue(database.db, readOptions(words, env.publicUrl, new Date()), count));
    } finally {
      await database.close();
    }
  } catch (error) {
    const control = error instanceof FolderInUse ? readControl(env.dataDir) : undefined;
    if (!control) throw error;
    process.stderr.write('The shop is open: it does the work itself.\n');
    const onEnd = (said: Counts): void => {
      counts = said;
    };
    await writeTo(path, exportThrough(control, { ...words, publicUrl: env.publicUrl }, onEnd));
  }
  return counts;
};

/** @returns the exit code: 0 when the file was written, 1 when it could not be, 64 when misused */
const main = async (): Promise<number> => {
  try {
    const wish = readWish(process.argv.slice(2));
    if (wish === 'help') {
      process.stdout.write(USAGE);
      return 0;
    }
    const { written, left } = await runExport(loadEnv(), wish);
    const target = wish.path === '-' ? 'standard output' : wish.path;
    process.stderr.write(`${written} products in ${target}${left === 0 ? '' : `; ${left} without a price in the currency or not published`}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return error instanceof Misused ? tellUsage(USAGE) : 1;
  }
};

process.exitCode = await main();

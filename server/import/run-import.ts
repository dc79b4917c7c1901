import { randomUUID } from 'node:crypto';
import { isSeeded, markSeeded } from '#server/catalogue/products/seeded.ts';
import { bumpCatalogue, readMeta, writeMeta } from '#server/catalogue/products/version.ts';
import type { Db } from '#server/platform/db/open.ts';
import { catalogueMeta, importSources } from '#server/platform/db/schema/catalogue.ts';
import { eq } from 'drizzle-orm';
import { assembleProduct, type ProductDraft } from './assemble-product.ts';
import { columnName, type Detected, detectFormat } from './detect-format.ts';
import { merchantRow } from './merchant-rows.ts';
import { beginRun, endRun, keepRun } from './one-at-a-time.ts';
import type { Rates } from './plan-prices.ts';
import { readTable, type TableRow } from './read-table.ts';
import { openTextFile, type TextFile } from './read-text.ts';
import { readXml } from './read-xml.ts';
import { type ShopifyFile, shopifyRow } from './shopify-rows.ts';
import { forgetStaged, groupRows, readStaged, stageRows } from './stage-rows.ts';
import { BrokenRow, type ImportResult, type ImportRow, type Progress, type Rejection } from './types.ts';
import type { WriteOptions } from './product-rows.ts';
import { highestPosition, writeProducts } from './write-products.ts';

export interface ImportOptions {
  /** Names this merchant's catalogue; two catalogues under different names live side by side. */
  readonly source: string;
  /** Of prices that name none: Shopify's never do. */
  readonly currency: string;
  readonly language: 'en' | 'fr' | 'de';
  readonly rates: Rates;
}

export interface ImportPorts {
  readonly db: Db;
  readonly clock: () => Date;
  readonly onProgress?: (progress: Progress) => void;
  /** Asked between chunks of work: true ends the import with what is written so far; the next one goes on from there. */
  readonly isStopping?: () => boolean;
}

/** The process is about to end. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
  constructor() {
    super('the shop is closing; run the command again to go on');
  }
}

const STAGE_AT = 1_000;
const WRITE_AT = 100;
const PENDING = 'import-pending';

/** Hosts of pictures, and how many rows named each: kept so that pictures are fetched from nowhere else. */
const hostsOf = (drafts: readonly ProductDraft[], hosts: Set<string>): void => {
  for (const { colours } of drafts) for (const { pictures } of colours) for (const { url } of pictures) hosts.add(new URL(url).host);
};

interface ReadState {
  readonly rejected: Rejection[];
  /** A row could not even be told to belong to a product. */
  hasUnreadable: boolean;
  rows: number;
}

/** Every row of the file as we understand it; what cannot be read is noted and passed over. */
const rowsOf = async function* (file: TextFile, detected: Detected, currency: string, state: ReadState): AsyncGenerator<ImportRow> {
  const reject = (rejection: Rejection) => void state.rejected.push(rejection);
  const unreadable = (rejection: Rejection) => {
    state.hasUnreadable = true;
    reject(rejection);
  };
  const shopify: ShopifyFile = { currency, columns: new Set(detected.columns), optionNames: new Map() };
  const read = (row: TableRow): ImportRow =>
    detected.format === 'shopify-csv' ? shopifyRow(row, shopify, reject) : merchantRow(row, currency, reject);
  const rows = detected.format === 'merchant-xml' ? readXml(file, unreadable, columnName) : readTable(file, detected, unreadable, columnName);
  for await (const row of rows) {
    state.rows += 1;
    try {
      yield read(row);
    } catch (error) {
      if (!(error instanceof BrokenRow)) throw error;
      unreadable({ line: row.line, reason: error.message });
    }
  }
};

/** Feeds repeat a product's description on every variant: said once is enough. */
const withoutRepeatedText = (row: ImportRow, before: ImportRow | undefined): ImportRow =>
  before?.key === row.key && before.description === row.description ? { ...row, description: undefined } : row;

const stageFile = async (
  path: string,
  { db, onProgress, clock, isStopping }: ImportPorts,
  options: ImportOptions,
  run: string,
  state: ReadState,
): Promise<Detected> => {
  const file = await openTextFile(path);
  const detected = detectFormat(file.head);
  let waiting: ImportRow[] = [];
  let staged = 0;
  let before: ImportRow | undefined;
  const flush = async () => {
    if (isStopping?.() === true) throw new ImportStopped();
    await stageRows(db, run, staged, waiting);
    staged += waiting.length;
    waiting = [];
    await keepRun(db, run, clock().getTime());
    onProgress?.({ phase: 'reading', done: state.rows });
  };
  for await (const row of rowsOf(file, detected, options.currency, state)) {
    waiting.push(withoutRepeatedText(row, before));
    before = { ...row, description: row.description ?? before?.description };
    if (waiting.length >= STAGE_AT) await flush();
  }
  await flush();
  return detected;
};

const noteSource = async (
  db: Db,
  detected: Detected,
  hosts: ReadonlySet<string>,
  currencies: readonly string[],
  { source }: ImportOptions,
  now: Date,
): Promise<boolean> => {
  const [known] = await db.select().from(importSources).where(eq(importSources.id, source));
  const all = [...new Set([...(known?.hosts ?? []), ...hosts])].toSorted();
  const row = { id: source, name: source, format: detected.format, hosts: all, currencies, importedAt: now };
  await db.insert(importSources).values(row).onConflictDoUpdate({ target: importSources.id, set: row });
  return JSON.stringify(known?.hosts ?? []) !== JSON.stringify(all);
};

/**
 * Brings a merchant's catalogue into the shop: reads the file row by row into a waiting table, then writes product by product, a
 * hundred in a transaction, so that the shop stays open meanwhile. What the file says for the second time changes nothing.
 * @throws UnknownFormat, ImportRunning, or what the file system says
 */
export const runImport = async (path: string, ports: ImportPorts, options: ImportOptions): Promise<ImportResult> => {
  const { db, clock, onProgress, isStopping } = ports;
  const run = randomUUID();
  await beginRun(db, run, clock().getTime());
  try {
    const state: ReadState = { rejected: [], hasUnreadable: false, rows: 0 };
    const detected = await stageFile(path, ports, options, run, state);
    const total = await groupRows(db, run);
    const counts = { products: 0, variants: 0, created: 0, updated: 0, unchanged: 0 };
    const hosts = new Set<string>();
    const write: WriteOptions = { source: options.source, language: options.language, rates: options.rates, now: clock(), categoryPlaces: new Map() };
    const first = (await highestPosition(db)) + 1;
    const reject = (rejection: Rejection) => void state.rejected.push(rejection);
    for (let done = 0; done < total; done += WRITE_AT) {
      if (isStopping?.() === true) throw new ImportStopped();
      const staged = await readStaged(db, run, done, WRITE_AT);
      const drafts = staged
        .map(({ key, rows }) => assembleProduct(key, rows, detected.format !== 'shopify-csv', reject))
        .filter((draft) => draft !== undefined);
      hostsOf(drafts, hosts);
      const written = await db.transaction(async (tx) => {
        const result = await writeProducts(tx, drafts, write, first + done, !state.hasUnreadable);
        // Should the process die before the version moves, the next import moves it.
        if (result.created + result.updated > 0) await writeMeta(tx, PENDING, run);
        await keepRun(tx, run, clock().getTime());
        return result;
      });
      counts.products += drafts.length;
      counts.variants += drafts.reduce((sum, { colours }) => sum + colours.reduce((inner, { variants }) => inner + variants.length, 0), 0);
      counts.created += written.created;
      counts.updated += written.updated;
      counts.unchanged += written.unchanged;
      onProgress?.({ phase: 'writing', done: Math.min(total, done + WRITE_AT), total });
    }
    const currencies = [...new Set([options.currency, ...options.rates.keys()])];
    await db.transaction(async (tx) => {
      const newHosts = await noteSource(tx, detected, hosts, currencies, options, clock());
      // A shop that was empty shows this catalogue, not the invented one.
      if (!(await isSeeded(tx))) await markSeeded(tx, `import ${options.source}`);
      if (newHosts || counts.created + counts.updated > 0 || (await readMeta(tx, PENDING)) !== undefined) {
        await bumpCatalogue(tx);
        await tx.delete(catalogueMeta).where(eq(catalogueMeta.key, PENDING));
      }
    });
    return { ...counts, rejected: state.rejected.toSorted((a, b) => a.line - b.line) };
  } finally {
    await forgetStaged(db, run);
    await endRun(db, run);
  }
};

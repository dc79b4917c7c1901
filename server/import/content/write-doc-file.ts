import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/platform/db/open.ts';
import { cleanDoc } from '#server/catalogue/content/store/check-doc.ts';
import { keepOrigin, record } from '#server/catalogue/content/store/record.ts';
import { type DocRow, lockState, writeRow } from '#server/catalogue/content/store/rows.ts';
import type { DocPart } from './doc-file.ts';
import type { Outcome } from './types.ts';
import type { SoundDoc } from './read-doc-files.ts';

const isSame = (row: DocRow | undefined, { doc, publishFrom, publishUntil }: DocPart): boolean =>
  row !== undefined &&
  isDeepStrictEqual(cleanDoc(row.doc), doc) &&
  row.publishFrom?.getTime() === publishFrom?.getTime() &&
  row.publishUntil?.getTime() === publishUntil?.getTime();

/** Stores what a file says about a document; rows that it does not name stay. */
export const writeDocFile = async (tx: Db, { name, parts }: SoundDoc, now: Date): Promise<Outcome> => {
  const state = await lockState(tx, name);
  const changed = parts.filter((part) => !isSame(state.rows[part.mode], part));
  if (changed.length === 0) return 'unchanged';
  await keepOrigin(tx, name, state);
  let revision = state.version;
  for (const { mode, doc, publishFrom, publishUntil } of changed) {
    revision += 1;
    const change = { name, doc, revision, action: 'import' as const, now };
    await writeRow(tx, mode, change, { publishFrom, publishUntil });
    await record(tx, change);
  }
  return Object.keys(state.rows).length === 0 ? 'created' : 'updated';
};

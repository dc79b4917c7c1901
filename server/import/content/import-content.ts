import type { Db } from '#server/platform/db/open.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { bumpContent } from '#server/catalogue/content/version.ts';
import type { ContentFile } from './files.ts';
import { IMAGES } from './files.ts';
import { importImages } from './import-images.ts';
import { readDocFiles } from './read-doc-files.ts';
import type { ContentImport, Outcome } from './types.ts';
import { writeDocFile } from './write-doc-file.ts';

export interface ContentImportPorts {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
}

/** Brings files into the shop, all that are sound in one transaction: everybody sees all of them at once. */
export const importContent = async (files: readonly ContentFile[], { db, storage, clock }: ContentImportPorts): Promise<ContentImport> => {
  const now = clock();
  const isImage = ({ path }: ContentFile): boolean => path.startsWith(`${IMAGES}/`);
  const images = await importImages(files.filter(isImage), { db, storage, now });
  const { docs, rejected } = await readDocFiles(
    files.filter((file) => !isImage(file)),
    db,
    now,
  );
  const outcomes = await db.transaction(async (tx) => {
    const found: Outcome[] = [];
    for (const doc of docs) found.push(await writeDocFile(tx, doc, now));
    if (found.some((outcome) => outcome !== 'unchanged')) await bumpContent(tx);
    return found;
  });
  const all = [...images.outcomes, ...outcomes];
  const count = (wanted: Outcome): number => all.filter((outcome) => outcome === wanted).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    rejected: [...images.rejected, ...rejected].toSorted((one, other) =>
      one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line,
    ),
  };
};

import { contentDocs, contentImages } from '#server/platform/db/schema/content.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { DocKind } from '#contract/calls/content/documents.ts';
import { readImage } from '#server/catalogue/content/images/image-store.ts';
import { cleanDoc } from '#server/catalogue/content/store/check-doc.ts';
import { type DocFile, pathOfDoc } from './doc-file.ts';
import { type ContentFile, IMAGES } from './files.ts';
import { stableJson } from './stable-json.ts';

type Row = typeof contentDocs.$inferSelect;

const fileOf = (rows: readonly Row[]): DocFile => {
  const by = (mode: string) => rows.find((row) => row.mode === mode);
  const [published, scheduled, draft] = [by('publish'), by('scheduled'), by('preview')];
  return {
    ...(published && { document: cleanDoc(published.doc) }),
    ...(published?.publishUntil && { publishUntil: published.publishUntil.toISOString() }),
    ...(scheduled?.publishFrom && {
      scheduled: {
        publishFrom: scheduled.publishFrom.toISOString(),
        ...(scheduled.publishUntil && { publishUntil: scheduled.publishUntil.toISOString() }),
        document: cleanDoc(scheduled.doc),
      },
    }),
    ...(draft && { draft: cleanDoc(draft.doc) }),
  };
};

/** Every document and image as a file, by name. Images whose file is gone are left out. */
export const exportContent = async (db: Db, storage: Storage): Promise<ContentFile[]> => {
  const byPath = new Map<string, Row[]>();
  for (const row of await db.select().from(contentDocs)) {
    const path = pathOfDoc({ siteId: row.siteId, kind: row.kind as DocKind, slug: row.slug });
    byPath.set(path, [...(byPath.get(path) ?? []), row]);
  }
  const files: ContentFile[] = [...byPath].map(([path, rows]) => ({ path, bytes: Buffer.from(stableJson(fileOf(rows))) }));
  for (const { id, name, alt, focalX, focalY } of await db.select().from(contentImages)) {
    const bytes = await readImage(storage, id);
    if (!bytes) continue;
    files.push(
      { path: `${IMAGES}/${id}.webp`, bytes },
      { path: `${IMAGES}/${id}.json`, bytes: Buffer.from(stableJson({ name, alt, focalX, focalY })) },
    );
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
};

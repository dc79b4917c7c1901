import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepUpload } from '#server/catalogue/content/images/keep-upload.ts';
import { readUpload } from '#server/catalogue/content/images/read-upload.ts';
import { pagesVersion } from '#server/catalogue/content/version.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { contentDocs, contentImages, contentRevisions } from '#server/platform/db/schema/content.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { readControl } from '../control-file.ts';
import { type ControlServer, openControl } from '../control-server.ts';
import { exportThrough, importThrough } from './ask.ts';
import { exportContent } from './export-content.ts';
import { type ContentFile, readFolder, writeFolder } from './files.ts';
import { importContent } from './import-content.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const clock = () => NOW;
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
let open: OpenDatabase;
let dataDir: string;
let storage: Storage;
let folder: string;
let control: ControlServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'waymark-files-'));
  folder = join(dataDir, 'content');
  storage = createFolderStorage(dataDir);
  open = await seeded();
  control = await openControl({ db: open.db, dataDir, storage, clock, log: { info: () => {}, warn: () => {} } });
  const png = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const image = await readUpload({ type: 'image/png', content: png.toString('base64') });
  await keepUpload(open.db, storage, image, { name: 'blue', alt: 'Blue', focalPoint: { x: 0.5, y: 0.5 }, now: NOW });
});
afterAll(async () => {
  await control.close();
  await open.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const importFile = (files: readonly ContentFile[]) => importContent(files, { db: open.db, storage, clock });
const file = (path: string, content: unknown): ContentFile => ({
  path,
  bytes: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content, null, 2)),
});
const page = (title: string, blocks: readonly object[] = []) => ({ document: { title, description: '', blocks } });

describe('content as files', () => {
  it('is written the same each time, and brought back changes nothing', async () => {
    const files = await exportContent(open.db, storage);
    await writeFolder(folder, files);
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['WAYMARK-US/page/home.json', 'WAYMARK-DE/fixed/cart.json']));
    const before = await pagesVersion(open.db, NOW);
    const result = await importFile(await readFolder(folder));
    expect(result).toEqual({ created: 0, updated: 0, unchanged: files.filter(({ path }) => !/^images\/.*json$/.test(path)).length, rejected: [] });
    expect(await pagesVersion(open.db, NOW)).toBe(before);
    expect(await open.db.$count(contentRevisions)).toBe(0);
    expect((await exportContent(open.db, storage)).map(({ bytes }) => bytes.toString())).toEqual(files.map(({ bytes }) => bytes.toString()));
  });

  it('fills another shop, with its images; the second time changes nothing', async () => {
    const other = await seeded();
    const otherDir = mkdtempSync(join(tmpdir(), 'waymark-files-'));
    await other.db.delete(contentDocs);
    const files = await readFolder(folder);
    const ports = { db: other.db, storage: createFolderStorage(otherDir), clock };
    const first = await importContent(files, ports);
    expect(first).toMatchObject({ updated: 0, unchanged: 0, rejected: [] });
    expect(first.created).toBeGreaterThan(150);
    expect(await importContent(files, ports)).toMatchObject({ created: 0, updated: 0, unchanged: first.created });
    expect((await exportContent(other.db, ports.storage)).map(({ path, bytes }) => [path, bytes.toString('base64')])).toEqual(
      files.map(({ path, bytes }) => [path, bytes.toString('base64')]),
    );
    expect(await other.db.$count(contentImages)).toBe(1);
    await other.close();
    rmSync(otherDir, { recursive: true, force: true });
  });

  it('that has changed is published, with a revision to go back to; drafts that it does not name stay', async () => {
    await open.db
      .insert(contentDocs)
      .values({ siteId: 'WAYMARK-US', kind: 'page', slug: 'home', mode: 'preview', doc: { blocks: [] }, modifiedAt: NOW });
    const path = join(folder, 'WAYMARK-US/page/home.json');
    const changed = JSON.parse(readFileSync(path, 'utf8')) as { document: { title: string } };
    changed.document.title = 'Another';
    writeFileSync(path, JSON.stringify(changed));
    expect(await importFile(await readFolder(folder))).toMatchObject({ created: 0, updated: 1, rejected: [] });
    const rows = await open.db
      .select()
      .from(contentDocs)
      .where(and(eq(contentDocs.siteId, 'WAYMARK-US'), eq(contentDocs.slug, 'home')));
    expect(rows.map(({ mode, doc }) => `${mode} ${String(doc['title'])}`).toSorted()).toEqual(['preview undefined', 'publish Another']);
    const revisions = await open.db.select().from(contentRevisions);
    expect(revisions.map(({ revision, action }) => `${revision} ${action}`).toSorted()).toEqual(['0 import', '1 import']);
  });

  it('may be scheduled', async () => {
    const scheduled = { publishFrom: '2026-12-01T00:00:00.000Z', publishUntil: '2026-12-24T00:00:00.000Z', document: page('Advent').document };
    expect(await importFile([file('WAYMARK-US/page/advent.json', { scheduled })])).toMatchObject({ created: 1, rejected: [] });
    const exported = (await exportContent(open.db, storage)).find(({ path }) => path === 'WAYMARK-US/page/advent.json');
    expect(JSON.parse(exported!.bytes.toString())).toEqual({ scheduled });
  });

  it('links to what comes with it', async () => {
    const to = (url: string) => page('x', [{ id: 'c', kind: 'cta-collection', name: 'c', targets: [{ url, text: 'Go' }] }]);
    const files = [file('WAYMARK-US/page/one.json', to('page:two')), file('WAYMARK-US/page/two.json', to('page:one'))];
    expect(await importFile(files)).toMatchObject({ created: 2, rejected: [] });
  });

  it('that is wrong is rejected with file, line and field; the rest is brought', async () => {
    const { created, rejected } = await importFile([
      file('WAYMARK-US/page/good.json', page('Good')),
      file('WAYMARK-US/page/syntax.json', '{\n  "document": {\n    "title": \n  }\n}'),
      file(
        'WAYMARK-US/page/field.json',
        page('x', [
          { id: 'a', kind: 'spacer', name: 'a' },
          { id: 'b', kind: 'hero', name: 'b', overlayWidth: 'huge' },
        ]),
      ),
      file('WAYMARK-US/page/link.json', page('x', [{ id: 'c', kind: 'cta-collection', name: 'c', targets: [{ url: 'page:nowhere', text: 'Go' }] }])),
      file('WAYMARK-US/page/words.json', page('x', [{ id: 'c', kind: 'cta-collection', name: 'c', targets: [{ url: 'page:stores', text: ' ' }] }])),
      file('WAYMARK-US/page/label.json', page('x', [{ id: 'e', kind: 'event-dialog', name: 'e', eventId: 'night-run', submitCtaLabel: '' }])),
      file('WAYMARK-US/page/extra.json', { ...page('x'), note: 1 }),
      file('WAYMARK-US/page/list.json', '\n[1]'),
      file('WAYMARK-US/page/empty.json', {}),
      file('NOWHERE-XX/page/a.json', page('x')),
      file('WAYMARK-US/poem/a.json', page('x')),
      file(`images/upload-${'0'.repeat(32)}.webp`, 'no image'),
    ]);
    expect(created).toBe(1);
    const byFile = new Map(rejected.map((one) => [one.file, one]));
    expect(byFile.get('WAYMARK-US/page/syntax.json')).toMatchObject({ line: 4 });
    expect(byFile.get('WAYMARK-US/page/field.json')).toMatchObject({ line: 15, reason: expect.stringContaining('document.blocks.1.overlayWidth') });
    expect(byFile.get('WAYMARK-US/page/link.json')).toMatchObject({ line: 12, reason: expect.stringContaining('“page:nowhere” leads nowhere') });
    expect(byFile.get('WAYMARK-US/page/words.json')).toMatchObject({ line: 13, reason: 'document.blocks.0.targets.0.text: a link needs a text' });
    expect(byFile.get('WAYMARK-US/page/label.json')).toMatchObject({ line: 11, reason: 'document.blocks.0.submitCtaLabel: a button needs a label' });
    expect(byFile.get('WAYMARK-US/page/extra.json')?.reason).toContain('note');
    // What is about the whole file names no field.
    expect(byFile.get('WAYMARK-US/page/extra.json')?.reason).not.toMatch(/^:/);
    expect(byFile.get('WAYMARK-US/page/list.json')).toMatchObject({ line: 2, reason: expect.stringMatching(/^\w/) });
    expect(byFile.get('WAYMARK-US/page/empty.json')?.reason).toContain('no document');
    expect(byFile.get('NOWHERE-XX/page/a.json')?.reason).toContain('no site');
    expect(byFile.get('WAYMARK-US/poem/a.json')?.reason).toContain('SITE/KIND/NAME.json');
    expect(byFile.size).toBe(11);
  });

  it('goes through the shop that is open', async () => {
    const known = readControl(dataDir)!;
    const files = await exportThrough(known);
    expect(files.map(({ path }) => path)).toContain('WAYMARK-FR/page/home.json');
    expect(await importThrough(known, files)).toMatchObject({ created: 0, updated: 0 });
    const wrong = [file('WAYMARK-US/page/late.json', {})];
    expect(await importThrough(known, wrong)).toMatchObject({ created: 0, rejected: [{ file: 'WAYMARK-US/page/late.json', line: 1 }] });
  });
});

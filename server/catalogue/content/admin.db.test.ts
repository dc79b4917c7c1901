import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentChoices, DocRevision, DrawnDoc, EditedDocListing, OpenedDoc, UploadedImage } from '#contract/calls/content-admin.ts';
import { FIXED_PAGES } from '#contract/calls/content.ts';
import { CONSUMER_TYPES } from '#contract/accounts.ts';
import { LOCALES } from '#contract/locales.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import { openAccountShop, type TestBrowser } from '#server/customers/testing.ts';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { createTestTemplate } from '#server/platform/db/test-database.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import { createPictures } from '#artwork/routes.ts';
import { seedDatabase } from '#demo/seed/seed-database.ts';
import { contentAdminHandlers } from './admin-handlers.ts';
import { contentHandlers } from './handlers.ts';
import { imageFile, uploadsLookup } from './images/image-store.ts';
import { pagesVersion } from './version.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const seeded = createTestTemplate(async (db) => {
  await seedDatabase(db, NOW);
});
const DOCS = '/content-admin/v1/documents/WAYMARK-US';
const dataDir = mkdtempSync(join(tmpdir(), 'waymark-content-'));
const storage = createFolderStorage(dataDir);

let open: OpenDatabase;
let shop: ReturnType<typeof openAccountShop>;
let ann: TestBrowser;
let ben: TestBrowser;
let emails: { readonly ann: string; readonly ben: string };
const signedIn = async (consumerType: (typeof CONSUMER_TYPES)[number]) => (await shop.signedIn(consumerType)).browser;
beforeAll(async () => {
  open = await seeded();
  shop = openAccountShop(open.db, { ...contentHandlers(), ...contentAdminHandlers({ storage }) });
  shop.setNow(NOW);
  const [one, other] = [await shop.signedIn('EDITOR'), await shop.signedIn('EDITOR')];
  [ann, ben] = [one.browser, other.browser];
  emails = { ann: one.email, ben: other.email };
});
afterAll(async () => {
  await open.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const spacer = (id: string) => ({ id, kind: 'spacer', name: id });
const doc = (title: string, blocks: readonly object[] = []) => ({ title, description: '', blocks });
const save = (browser: TestBrowser, name: string, document: object, version: number) =>
  browser.call<{ version: number }>('PUT', `${DOCS}/${name}/draft`, { document, version });
const publish = (browser: TestBrowser, name: string, version: number, schedule: object = {}) =>
  browser.call<{ version: number }>('POST', `${DOCS}/${name}/publish`, { version, ...schedule });
const opened = async (name: string) => (await ann.call<OpenedDoc>('GET', `${DOCS}/${name}`)).body;
const page = (browser: TestBrowser, slug: string, mode = 'publish') =>
  browser.call<{ title: string }>('GET', `/${mode}/caas/v1/canvas/augmentedpage/page/WAYMARK-US/${slug}`);
const problemsOf = (answer: { body: unknown }) => JSON.stringify(answer.body);

describe('the right to write', () => {
  it('is that of editors alone, for every call', async () => {
    const strangers = [shop.browser(), ...(await Promise.all(CONSUMER_TYPES.filter((type) => type !== 'EDITOR').map(signedIn)))];
    const asked = [
      ['GET', '/content-admin/v1/schemas'],
      ['GET', DOCS],
      ['GET', `${DOCS}/page/home`],
      ['GET', `${DOCS}/page/home/revisions`],
      ['PUT', `${DOCS}/page/home/draft`, { document: doc('x'), version: 0 }],
      ['POST', `${DOCS}/page/home/validate`, { document: doc('x') }],
      ['POST', `${DOCS}/page/home/preview`, { document: doc('x') }],
      ['GET', '/content-admin/v1/choices/WAYMARK-US'],
      ['POST', `${DOCS}/page/home/publish`, { version: 0 }],
      ['POST', `${DOCS}/page/home/unpublish`, { version: 0 }],
      ['POST', `${DOCS}/page/home/rollback`, { version: 0, toVersion: 0 }],
      ['GET', '/content-admin/v1/audit'],
      ['GET', '/content-admin/v1/images'],
      ['POST', '/content-admin/v1/images', { name: 'x', type: 'image/png', content: 'AAAA', alt: 'x', focalPoint: { x: 0, y: 0 } }],
    ] as const;
    for (const browser of strangers) for (const [method, path, body] of asked) expect((await browser.call(method, path, body)).status).toBe(401);
    expect((await opened('page/home')).version).toBe(0);
  });

  it('previews drafts; anybody else is refused, also with a date', async () => {
    await save(ann, 'page/secret-plans', doc('Secret'), 0);
    expect((await page(ann, 'secret-plans', 'preview')).body.title).toBe('Secret');
    for (const browser of [shop.browser(), await signedIn('CONSUMER'), await signedIn('STAFF')]) {
      expect((await page(browser, 'secret-plans', 'preview')).status).toBe(401);
      expect((await page(browser, 'secret-plans')).status).toBe(404);
    }
  });
});

describe('drafts', () => {
  it('are saved against the version that was seen; another is refused with the other one', async () => {
    expect((await save(ann, 'page/spring', doc('Spring'), 0)).body.version).toBe(1);
    expect((await save(ann, 'page/spring', doc('Spring'), 1)).body.version).toBe(1);
    expect((await save(ben, 'page/spring', doc('Spring 2'), 1)).body.version).toBe(2);
    const late = await save(ann, 'page/spring', doc('Spring 3'), 1);
    expect(late.status).toBe(409);
    expect(late.code).toBe('WMK409V');
    expect(late.details).toMatchObject({ version: 2, document: { title: 'Spring 2' }, author: emails.ben });
    expect((await opened('page/spring')).document).toMatchObject({ title: 'Spring 2' });
  });

  it('that one person saves in a row are one revision', async () => {
    let version = 0;
    for (const title of ['a', 'b', 'c']) ({ version } = (await save(ann, 'page/in-a-row', doc(title), version)).body);
    const { body } = await ann.call<{ revisions: DocRevision[] }>('GET', `${DOCS}/page/in-a-row/revisions`);
    expect(body.revisions.map(({ version: one, document }) => [one, document['title']])).toEqual([[3, 'c']]);
  });

  it.each([
    ['a field of another type', doc('x', [{ ...spacer('a'), bottomMargins: 'huge' }]), 'blocks.0.bottomMargins'],
    ['a kind that there is not', doc('x', [{ id: 'a', kind: 'marquee', name: 'a' }]), 'blocks.0.kind'],
    ['one id twice', doc('x', [spacer('a'), spacer('a')]), 'blocks.1.id'],
    ['no blocks', { title: 'x', description: '' }, 'blocks'],
    [
      'more than 500 blocks',
      doc(
        'x',
        Array.from({ length: 501 }, (_, index) => spacer(`s${index}`)),
      ),
      '501 blocks; 500 is the limit',
    ],
    [
      'more than 200 kB',
      doc(
        'x',
        Array.from({ length: 110 }, (_, index) => ({ ...spacer(`s${index}`), name: 'y'.repeat(1_900) })),
      ),
      '200 kB is the limit',
    ],
    ['a title that never ends', doc('x'.repeat(2_001)), 'the text has 2001 characters; 2000 is the limit'],
    [
      'products of which none would be shown',
      doc('x', [{ id: 'c', kind: 'collection', name: 'c', type: 'product', items: [{ kind: 'products', count: 0 }] }]),
      'blocks.0.items.0.count',
    ],
  ])('with %s are refused, and the field is named', async (_, document, message) => {
    const answer = await save(ann, 'page/wrong', document, 0);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toContain(message);
  });

  it('with several tracks of a film are taken: these are no blocks with the same id', async () => {
    const tracks = ['en', 'fr'].map((srclang) => ({ src: `/media/x.${srclang}.vtt`, label: srclang, srclang, kind: 'captions' }));
    expect((await save(ann, 'page/tracks', doc('Tracks', [{ id: 'v', kind: 'video', name: 'v', tracks }]), 0)).status).toBe(200);
  });

  it('with 500 blocks are taken', async () => {
    const many = doc(
      'Many',
      Array.from({ length: 500 }, (_, index) => spacer(`s${index}`)),
    );
    expect((await save(ann, 'page/many', many, 0)).status).toBe(200);
  });

  it('cannot have a name that nothing shows', async () => {
    for (const name of ['fixed/nowhere', 'menu/second', 'category/boots', 'product/shoe', 'page/Upper'])
      expect((await save(ann, name, doc('x'), 0)).status).toBe(422);
    expect((await ann.call('PUT', '/content-admin/v1/documents/NOWHERE/page/x/draft', { document: doc('x'), version: 0 })).status).toBe(404);
  });

  it('lose scripts and whatever else the page does not show', async () => {
    const richText =
      '<p onclick="x()">Hi <script>steal()</script><a href="javascript:steal()">there</a> <a href="page:stores">stores</a><img src=x onerror=steal()></p><svg><script>1</script></svg>';
    await save(
      ann,
      'page/hostile',
      doc('Hostile', [{ id: 'h', kind: 'hero', name: 'h', variant: 'standardHero', richText, titleHtml: '<b>A</b><style>*{}</style>' }]),
      0,
    );
    const { blocks } = (await opened('page/hostile')).document as { blocks: { richText: string; titleHtml: string }[] };
    expect(blocks[0]?.richText).toBe('<p>Hi <a>there</a> <a href="page:stores">stores</a></p>');
    expect(blocks[0]?.titleHtml).toBe('<b>A</b>');
  });
});

describe('products and articles of a document', () => {
  const row = (type: string, items: readonly object[]) => ({ id: `row-${type}`, kind: 'collection', name: type, type, items });
  const carried = async (name: string) => {
    const { body } = await page(ann, name, 'preview');
    return (body as unknown as { blocks: { items: { id: string }[] }[] }).blocks.map(({ items }) => items.map(({ id }) => id));
  };
  const styles = async () => {
    const model = await currentModel(open.db);
    return model.styles.slice(0, 3).map(({ id }) => id);
  };

  it('that are chosen are shown in the order in which they are named, all of them unless a number is given', async () => {
    const [one = '', two = '', three = ''] = await styles();
    const blocks = [
      row('product', [{ kind: 'products', ids: [three, one, two] }]),
      row('article', [{ kind: 'articles', ids: ['second-sole', 'first-frost'] }]),
    ];
    expect((await save(ann, 'page/chosen', doc('Chosen', blocks), 0)).status).toBe(200);
    expect(await carried('chosen')).toEqual([
      [three, one, two],
      ['second-sole', 'first-frost'],
    ]);
  });

  it('are those of a list where none is chosen: eight products, four articles', async () => {
    const blocks = [row('product', [{ kind: 'products', ids: [] }]), row('article', [{ kind: 'articles' }])];
    await save(ann, 'page/listed', doc('Listed', blocks), 0);
    expect((await carried('listed')).map(({ length }) => length)).toEqual([8, 4]);
  });

  it('can stand in blocks that are chosen from, and not as a copy', async () => {
    const choice = (items: readonly object[]) =>
      doc('Choice', [{ id: 'x', kind: 'experience', name: 'x', experienceId: 'x', baselines: [row('product', items)], variants: [] }]);
    expect((await save(ann, 'page/choice', choice([{ kind: 'products' }]), 0)).status).toBe(200);
    expect((await save(ann, 'page/copies', doc('Copies', [row('product', [{ kind: 'product', id: 'X', hit: {} }])]), 0)).status).toBe(422);
  });

  it('that are not there keep a document from being published, and are named', async () => {
    const blocks = [
      row('product', [
        { kind: 'products', ids: ['NOSUCHPR'] },
        { kind: 'products', categoryId: '999999' },
      ]),
      row('article', [{ kind: 'articles', ids: ['no-such-story'] }]),
    ];
    const { version } = (await save(ann, 'page/gone', doc('Gone', blocks), 0)).body;
    expect((await publish(ann, 'page/gone', version)).status).toBe(422);
    const checked = await ann.call<{ problems: object }>('POST', `${DOCS}/page/gone/validate`, { document: doc('Gone', blocks) });
    expect(checked.body.problems).toEqual({
      'blocks.0.items.0.ids.0': 'there is no product “NOSUCHPR”',
      'blocks.0.items.1.categoryId': 'there is no category “999999”',
      'blocks.1.items.0.ids.0': 'there is no article “no-such-story”',
    });
  });
});

describe('links', () => {
  const linking = (url: string) => doc('Links', [{ id: 'c', kind: 'cta-collection', name: 'c', targets: [{ url, text: 'Go' }] }]);

  it.each([
    'category:999999',
    'product:NOSUCHPR',
    'page:no-such-page',
    'article:none',
    'dialog:none',
    'javascript:alert(1)',
    '//evil.example',
    'http://evil.example',
  ])('that lead nowhere keep a page from being published: %s', async (url) => {
    const name = `page/links-${url.replaceAll(/[^a-z]/g, '')}`;
    const { version } = (await save(ann, name, linking(url), 0)).body;
    const answer = await publish(ann, name, version);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toContain('blocks.0.targets.0.url');
    const checked = await ann.call('POST', `${DOCS}/${name}/validate`, { document: linking(url) });
    expect(problemsOf(checked)).toContain(url);
  });

  it.each([
    'category:1110',
    'page:',
    'page:stores',
    'page:terms',
    'page:help/returns/how-to-return',
    'page:showcase/first-frost',
    'search:wool',
    '/en-us/anything',
    'https://example.com',
    'mailto:a@b.example',
  ])('that lead somewhere do not: %s', async (url) => {
    const checked = await ann.call('POST', `${DOCS}/page/links/validate`, { document: linking(url) });
    expect(checked.body).toEqual({ problems: {} });
  });
});

describe('words', () => {
  const cta = (target: object) => ({ id: 'c', kind: 'cta-collection', name: 'c', targets: [target] });
  const hero = (fields: object) => ({ id: 'h', kind: 'hero', name: 'h', variant: 'standardHero', ...fields });

  it.each([
    ['a button without text', cta({ url: 'page:stores', text: '' }), 'blocks.0.targets.0.text', 'a link needs a text'],
    ['a button of spaces', cta({ url: 'page:stores', text: ' \u00a0' }), 'blocks.0.targets.0.text', 'a link needs a text'],
    ['a link without an address', cta({ url: '', text: 'Go' }), 'blocks.0.targets.0.url', 'a link needs an address'],
    [
      'a picture that leads somewhere without saying where',
      hero({ mediaTarget: { url: 'page:stores', text: '' } }),
      'blocks.0.mediaTarget.text',
      'a link needs a text',
    ],
    [
      'an uploaded picture whose words were taken out',
      hero({ media: { sm: { image: { key: 'upload-0123456789abcdef', angle: 'wide', alt: ' ', tone: '#336699' } } } }),
      'blocks.0.media.sm.image.alt',
      'say what the picture shows',
    ],
    ['a link without words in a text', hero({ richText: '<p><a href="page:stores"> <b></b></a></p>' }), 'blocks.0.richText', 'has no words'],
    [
      'a form whose button has no label',
      { id: 'e', kind: 'event-dialog', name: 'e', eventId: 'night-run', submitCtaLabel: '' },
      'blocks.0.submitCtaLabel',
      'a button needs a label',
    ],
    [
      'a label of an experiment that is empty',
      hero({ experimentFlag: { key: 'k', labels: { a: '' }, clickEvent: 'c' } }),
      'blocks.0.experimentFlag.labels.a',
      'a button needs a label',
    ],
  ])('%s can be a draft, but is not published, and the field is named', async (_, block, field, told) => {
    const name = `page/words-${field.toLowerCase().replaceAll(/[^a-z]/g, '')}-${told.length}`;
    const before = await opened(name);
    const { version } = (await save(ann, name, doc('Words', [block]), before?.version ?? 0)).body;
    const answer = await publish(ann, name, version);
    expect(answer.status).toBe(422);
    expect((answer.details as { problems: Record<string, string> }).problems[field]).toContain(told);
    const checked = await ann.call<{ problems: Record<string, string> }>('POST', `${DOCS}/${name}/validate`, { document: doc('Words', [block]) });
    expect(checked.body.problems[field]).toContain(told);
  });
});

describe('publishing', () => {
  it('shows the draft to everybody, and pages that were rendered before are of another version', async () => {
    const { version } = (await save(ann, 'page/launch', doc('Launch'), 0)).body;
    expect((await page(shop.browser(), 'launch')).status).toBe(404);
    const before = await pagesVersion(open.db, NOW);
    expect((await publish(ann, 'page/launch', version)).status).toBe(200);
    expect((await page(shop.browser(), 'launch')).body.title).toBe('Launch');
    expect(await pagesVersion(open.db, NOW)).not.toBe(before);
  });

  it('turns the references of every marked-up text into addresses, in titles and items, too', async () => {
    const link = '<a href="category:1110">Boots</a>';
    const { version } = await save(
      ann,
      'page/linked',
      doc('Linked', [
        { id: 'h', kind: 'hero', name: 'h', variant: 'standardHero', titleHtml: link, subtitleHtml: link, richText: `<p>${link}</p>` },
        {
          id: 'i',
          kind: 'icon-and-text',
          name: 'i',
          variant: 'icon-left',
          items: [{ id: 'a', icon: { icon: 'truck' }, richText: `<p>${link}</p>` }],
        },
      ]),
      0,
    ).then(({ body }) => body);
    expect((await publish(ann, 'page/linked', version)).status).toBe(200);
    const shown = JSON.stringify((await page(shop.browser(), 'linked')).body);
    expect(shown.match(/href=\\"\/en-us\/c\/[a-z-]+-1110/g)).toHaveLength(4);
    expect(shown).not.toContain('category:');
  });

  it('can be for later, until when what was there stays, and for a time', async () => {
    let { version } = (await save(ann, 'page/winter', doc('Autumn'), 0)).body;
    ({ version } = (await publish(ann, 'page/winter', version)).body);
    ({ version } = (await save(ann, 'page/winter', doc('Winter'), version)).body);
    const until = '2027-03-01T00:00:00.000Z';
    ({ version } = (await publish(ann, 'page/winter', version, { from: '2026-12-01T00:00:00.000Z', until })).body);
    const version0 = await pagesVersion(open.db, NOW);
    const title = async () => (await page(shop.browser(), 'winter')).body.title;
    expect(await title()).toBe('Autumn');
    expect(await opened('page/winter')).toMatchObject({ publishFrom: '2026-12-01T00:00:00.000Z', publishUntil: until });
    const { body: listed } = await ann.call<{ documents: EditedDocListing[] }>('GET', DOCS, undefined, { query: { state: 'scheduled' } });
    expect(listed.documents).toMatchObject([{ slug: 'winter', published: true, draft: false, scheduledFor: '2026-12-01T00:00:00.000Z' }]);
    shop.setNow(new Date('2026-12-01T00:00:00.000Z'));
    expect(await title()).toBe('Winter');
    expect(await pagesVersion(open.db, shop.now())).not.toBe(version0);
    shop.setNow(new Date(until));
    expect(await title()).toBe('Autumn');
    shop.setNow(NOW);
  });

  it('is seen ahead in a preview of that date', async () => {
    const answer = await ann.call('GET', '/preview/caas/v1/canvas/augmentedpage/page/WAYMARK-US/winter', undefined, {
      headers: { 'X-Preview-Date': '2026-12-24T00:00:00.000Z' },
    });
    expect(answer.body).toMatchObject({ title: 'Winter' });
    expect(answer.headers.get('Cache-Control')).toMatch(/no-store/);
    expect((await page(ann, 'winter', 'preview')).body.title).toBe('Autumn');
  });

  it('refuses an end before the start', async () => {
    const { version } = await opened('page/launch');
    expect((await publish(ann, 'page/launch', version, { until: '2026-01-01T00:00:00.000Z' })).status).toBe(422);
  });

  it('can be undone: the document stays as a draft', async () => {
    const { version } = await opened('page/launch');
    expect((await ann.call('POST', `${DOCS}/page/launch/unpublish`, { version })).status).toBe(200);
    expect((await page(shop.browser(), 'launch')).status).toBe(404);
    expect((await page(ann, 'launch', 'preview')).body.title).toBe('Launch');
    expect((await ann.call('POST', `${DOCS}/page/launch/unpublish`, { version: version + 1 })).status).toBe(404);
  });

  it('keeps what was there first: a page of the seed can be brought back', async () => {
    const { document, version: first } = await opened('page/home');
    let { version } = (await save(ann, 'page/home', { ...document, title: 'Mine' }, first)).body;
    ({ version } = (await publish(ann, 'page/home', version)).body);
    expect((await page(shop.browser(), 'home')).body.title).toBe('Mine');
    ({ version } = (await ann.call<{ version: number }>('POST', `${DOCS}/page/home/rollback`, { version, toVersion: 0 })).body);
    expect((await page(shop.browser(), 'home')).body.title).toBe('Mine');
    await publish(ann, 'page/home', version);
    expect((await page(shop.browser(), 'home')).body.title).toBe(document['title']);
    const { body } = await ann.call<{ revisions: DocRevision[] }>('GET', `${DOCS}/page/home/revisions`);
    expect(body.revisions.map(({ action }) => action)).toEqual(['publish', 'rollback', 'publish', 'draft', 'import']);
  });

  it('is written down with who did it', async () => {
    const { body } = await ben.call<{ entries: { action: string; author: string; target: string }[] }>('GET', '/content-admin/v1/audit');
    expect(body.entries[0]).toMatchObject({ action: 'publish', author: emails.ann, target: 'WAYMARK-US/page/home' });
  });
});

/** Names of every area: of the pages of the shop, and of what stands beside its lists, products and searches. */
const AREAS = [
  ...FIXED_PAGES.map((slug) => `fixed/${slug}`),
  'category/1110',
  'category/default',
  'product/default',
  'search/results',
  'search/empty',
  'search/hub',
  'page/any',
  'showcase/any',
  'fragment/any',
];
const draw = (name: string, document: object) => ann.call<DrawnDoc>('POST', `${DOCS}/${name}/preview`, { document });

describe('a preview of what is not saved', () => {
  it('is assembled for every area: links have addresses, products are there, and nothing is stored', async () => {
    const { body: before } = await ann.call<{ documents: EditedDocListing[] }>('GET', DOCS, undefined, { query: { limit: '200' } });
    const blocks = [
      { id: 'c', kind: 'cta-collection', name: 'c', targets: [{ url: 'category:1110', text: 'Boots' }] },
      { id: 'p', kind: 'collection', name: 'p', type: 'product', items: [{ kind: 'products', categoryId: '1110', count: 2 }] },
    ];
    for (const name of AREAS) {
      const { status, body } = await draw(name, doc('Drawn', blocks));
      expect([name, status]).toEqual([name, 200]);
      expect([name, body.problems]).toEqual([name, {}]);
      expect(body.page?.blocks.map(({ id }) => id)).toEqual(['c', 'p']);
      expect(JSON.stringify(body.page)).toMatch(/"url":"\/en-us\/c\/[a-z-]+-1110"/);
      expect(body.page?.blocks[1]?.['items']).toHaveLength(2);
    }
    const { body: after } = await ann.call<{ documents: EditedDocListing[] }>('GET', DOCS, undefined, { query: { limit: '200' } });
    expect(after).toEqual(before);
  });

  it('leaves out the preview viewer, which is no block of a page, names it, and draws the rest', async () => {
    const { status, body } = await draw(
      'page/home',
      doc('Home', [spacer('a'), { id: 'viewer', kind: 'preview-viewer', name: 'viewer' }, spacer('b')]),
    );
    expect(status).toBe(200);
    expect(Object.keys(body.problems)).toEqual(['blocks.1.kind']);
    expect(body.page?.blocks.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('draws the three photo galleries as they are written', async () => {
    const galleries = [
      { id: 'all', kind: 'user-photo-gallery', name: 'all', title: 'Out there', containerId: 'all' },
      { id: 'winter', kind: 'user-photo-gallery-filter', name: 'winter', title: 'In the snow', containerId: 'winter', filter: 'winter' },
      { id: 'worn', kind: 'pdp-ugc-gallery', name: 'worn', title: 'Worn by you', productId: 'VPNF51V4' },
    ];
    const { body } = await draw('page/home', doc('Home', galleries));
    expect(body.problems).toEqual({});
    expect(body.page?.blocks).toEqual(galleries);
  });

  it('is there for every document of the seed, whatever its kind', async () => {
    const { body } = await ann.call<{ documents: EditedDocListing[] }>('GET', DOCS, undefined, { query: { limit: '200' } });
    const kinds = new Set<string>();
    for (const { kind, slug } of body.documents) {
      const { document } = await opened(`${kind}/${slug}`);
      const { body: drawn } = await draw(`${kind}/${slug}`, document);
      expect([kind, slug, drawn.problems]).toEqual([kind, slug, {}]);
      expect([kind, slug, Object.keys(drawn).length]).toEqual([kind, slug, 2]);
      kinds.add(kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['article', 'benefit-bar', 'event', 'footer', 'menu', 'page', 'popups']));
  });

  it('leaves out what is not complete, names it, and draws the rest', async () => {
    const { status, body } = await draw('page/half', {
      blocks: [spacer('a'), { id: 'b', kind: 'spacer' }, { id: 'x', kind: 'marquee', name: 'x' }, 7],
    });
    expect(status).toBe(200);
    expect(body.page?.blocks.map(({ id }) => id)).toEqual(['a']);
    expect(Object.keys(body.problems)).toEqual(expect.arrayContaining(['title', 'blocks.1.name', 'blocks.2.kind']));
    for (const [name, document] of [
      ['menu/main', { items: [{ id: 'x' }] }],
      ['popups/main', { popups: 'none' }],
      ['benefit-bar/main', {}],
      ['footer/main', { columns: [{}] }],
      ['event/x', { startDate: 'soon' }],
      [
        'page/too-much',
        doc(
          'x',
          Array.from({ length: 501 }, (_, index) => spacer(`s${index}`)),
        ),
      ],
    ] as const) {
      const half = await draw(name, document);
      expect([name, half.status]).toEqual([name, 200]);
      expect([name, Object.keys(half.body.problems)]).not.toEqual([name, []]);
    }
  });

  it('has no script of a hostile draft', async () => {
    const hostile = '<p>Read<script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">on</a></p>';
    const { body } = await draw('page/hostile', doc('Hostile', [{ id: 'i', kind: 'hero', name: 'h', variant: 'standardHero', richText: hostile }]));
    expect(JSON.stringify(body.page)).toContain('Read');
    expect(JSON.stringify(body.page)).not.toMatch(/<script|onerror|javascript:/);
  });
});

describe('what a document chooses from', () => {
  it('is listed by name, in the language of the site', async () => {
    const { body: american } = await ann.call<ContentChoices>('GET', '/content-admin/v1/choices/WAYMARK-US');
    const { body: german } = await ann.call<ContentChoices>('GET', '/content-admin/v1/choices/WAYMARK-DE');
    const boots = american.categories.find(({ id }) => id === '1110');
    expect(boots?.name).toMatch(/^Women › /);
    expect(german.categories.find(({ id }) => id === '1110')?.name).not.toBe(boots?.name);
    expect(american.tags.length).toBeGreaterThan(0);
    expect(american.events.length).toBeGreaterThan(0);
    expect(american.pages.map(({ id }) => id)).toContain('home');
    expect((await ann.call('GET', '/content-admin/v1/choices/NO-SITE')).status).toBe(404);
  });

  const filter = (variant: string, ...values: string[]) => ({
    id: 'f',
    kind: 'filter-by',
    name: 'f',
    variant,
    operator: 'IN',
    values,
    children: [spacer('c')],
  });
  it.each([
    ['a category', [filter('category', '1110', '99999')], 'blocks.0.values.1', 'there is no category “99999”'],
    ['a product', [filter('product', 'NOSUCHPR')], 'blocks.0.values.0', 'there is no product “NOSUCHPR”'],
    [
      'a tag',
      [{ id: 'c', kind: 'collection', name: 'c', type: 'article', items: [{ kind: 'articles', tagId: 'no-such-tag' }] }],
      'blocks.0.items.0.tagId',
      'no article has the tag “no-such-tag”',
    ],
    [
      'a filter',
      [{ id: 'c', kind: 'collection', name: 'c', type: 'product', items: [{ kind: 'products', filters: 'color:green|mauve;price:100-900' }] }],
      'blocks.0.items.0.filters',
      'nothing has the color “mauve”',
    ],
    ['an event', [{ id: 'e', kind: 'event-dialog', name: 'e', eventId: 'no-such-event' }], 'blocks.0.eventId', 'there is no event “no-such-event”'],
  ])('keeps a page from being published that names %s which is not there', async (what, blocks, path, sentence) => {
    const name = `page/names-${what.replaceAll(' ', '-')}`;
    const { version } = (await save(ann, name, doc('Names', blocks), 0)).body;
    const refused = await publish(ann, name, version);
    expect(refused.status).toBe(422);
    expect(refused.details).toMatchObject({ problems: { [path]: sentence } });
  });

  it('lets a filter name categories, styles, colors, SKUs and addresses', async () => {
    const model = await currentModel(open.db);
    const [variant] = model.variantByUpc.values();
    const { colourway } = variant!;
    const blocks = [
      filter('category', '1110', '/c/boots-1110'),
      { ...filter('product', colourway.style.id, colourway.id, variant!.sku, '/p/boot'), id: 'g', children: [spacer('d')] },
    ];
    const { version } = (await save(ann, 'page/named', doc('Named', blocks), 0)).body;
    expect((await publish(ann, 'page/named', version)).status).toBe(200);
  });

  it('has the parents of pages: one that is not there is refused', async () => {
    const { version } = (await save(ann, 'page/child', { ...doc('Child'), parent: 'no-such-parent' }, 0)).body;
    expect((await publish(ann, 'page/child', version)).details).toMatchObject({ problems: { parent: 'there is no page “no-such-parent”' } });
  });
});

describe('the list of documents', () => {
  it('titles a category and a product by their names in the language of the site, and finds them by these', async () => {
    const model = await currentModel(open.db);
    const boots = model.categories.get('1110')!;
    const style = model.styles[0]!;
    for (const name of ['category/1110', `product/${style.id}`]) {
      const to = `/content-admin/v1/documents/WAYMARK-DE/${name}`;
      const { version } = (await ann.call<OpenedDoc>('GET', to)).body;
      expect((await ann.call('PUT', `${to}/draft`, { document: { blocks: [spacer(name)] }, version: version ?? 0 })).status).toBe(200);
    }
    const find = async (q: string) =>
      (await ann.call<{ documents: EditedDocListing[] }>('GET', '/content-admin/v1/documents/WAYMARK-DE', undefined, { query: { q } })).body
        .documents;
    const name = boots.path.map(({ names }) => textFor(names, LOCALES['de-de'])).join(' › ');
    expect((await find(name)).map(({ kind, slug, title }) => [kind, slug, title])).toEqual([['category', '1110', name]]);
    const product = textFor(style.names, LOCALES['de-de']);
    expect((await find(style.id))[0]?.title).toBe(product);
  });
});

describe('every document of the seed', () => {
  it('is one that an editor could save and publish', async () => {
    const { body } = await ann.call<{ documents: EditedDocListing[] }>('GET', DOCS, undefined, { query: { limit: '200' } });
    expect(body.documents.length).toBeGreaterThan(30);
    for (const { kind, slug } of body.documents.filter(({ draft }) => !draft)) {
      const { document } = await opened(`${kind}/${slug}`);
      const checked = await ann.call('POST', `${DOCS}/${kind}/${slug}/validate`, { document });
      expect([kind, slug, checked.body]).toEqual([kind, slug, { problems: {} }]);
    }
  });
});

describe('images', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
  const upload = (bytes: Buffer, more: object = {}) =>
    ann.call<UploadedImage>('POST', '/content-admin/v1/images', {
      name: 'ridge',
      type: 'image/png',
      content: bytes.toString('base64'),
      alt: 'A ridge at dawn',
      focalPoint: { x: 0.5, y: 0.2 },
      ...more,
    });

  it('are drawn anew without metadata, and served in the widths and shapes of pictures, for ever', async () => {
    const { status, body } = await upload(await png(1600, 900));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'ridge',
      width: 1600,
      height: 900,
      picture: { angle: 'wide', alt: 'A ridge at dawn', tone: expect.stringMatching(/^#3/) },
    });
    const file = join(dataDir, imageFile(body.picture.key));
    expect(existsSync(file)).toBe(true);
    expect((await sharp(file).metadata()).exif).toBeUndefined();
    const pictures = createPictures({ dataDir, lookup: uploadsLookup(open.db, storage), ahead: false });
    for (const [angle, ratio] of [
      ['wide', 9 / 16],
      ['tall', 5 / 4],
    ] as const) {
      const answer = await pictures.routes.request(`/${body.picture.key}/${angle}/240`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([480, Math.round(480 * ratio)]);
    }
    expect((await pictures.routes.request('/upload-00000000000000000000000000000000/wide/240')).status).toBe(404);
    pictures.close();
  });

  it('that are there already are the same', async () => {
    const bytes = await png(300, 200);
    const [one, other] = [await upload(bytes), await upload(bytes, { alt: 'Another word' })];
    expect(other.body.picture.key).toBe(one.body.picture.key);
    const { body } = await ann.call<{ images: UploadedImage[] }>('GET', '/content-admin/v1/images');
    expect(body.images.filter(({ picture }) => picture.key === one.body.picture.key)).toMatchObject([{ picture: { alt: 'Another word' } }]);
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1A\nnothing', 'latin1')],
  ])('that are %s are refused', async (_, bytes) => {
    expect((await upload(bytes)).status).toBe(422);
  });

  it('of another kind than they say, without words for those who do not see them, or of more than 5 MB are refused', async () => {
    const bytes = await png(20, 20);
    expect((await upload(bytes, { type: 'image/jpeg' })).status).toBe(422);
    expect((await upload(bytes, { type: 'image/svg+xml' })).status).toBe(400);
    expect((await upload(bytes, { alt: ' ' })).status).toBe(400);
    expect((await upload(bytes, { focalPoint: { x: 2, y: 0 } })).status).toBe(400);
    expect((await upload(Buffer.concat([bytes, Buffer.alloc(5 * 1024 * 1024)]))).status).toBeGreaterThanOrEqual(400);
  });

  it('of just under 5 MB are taken', async () => {
    const noise = await sharp({
      create: { width: 1250, height: 1250, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(4 * 1024 * 1024);
    expect((await upload(noise)).status).toBe(201);
  });
});

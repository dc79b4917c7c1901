import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureUrl, srcSet } from '#domain/pictures.ts';
import type { ArtSpec } from './traits/art.ts';
import { createRemotePictures } from './remote-source.ts';
import { createRenderer } from './render.ts';
import { createPictures, type PictureSubject } from './routes.ts';

const card: ArtSpec = {
  kind: 'gift-card',
  seed: 4,
  palette: { main: '#5b7083', second: '#2f3e4d', accent: '#f2703a', sole: '#f3f1ec', lace: '#e9e6df', lining: '#39434e' },
  traits: {},
};
const browser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

let dataDir: string;
const renderers: ReturnType<typeof createRenderer>[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  // What is still being drawn is written into the folder.
  for (const { close, settled } of renderers.splice(0)) {
    close();
    await settled();
  }
  await rm(dataDir, { recursive: true, force: true });
});

function makePictures(subjects: Record<string, PictureSubject>, fetchPicture?: (url: string) => Promise<Buffer>, clock = Date.now) {
  const renderer = createRenderer({ dataDir, quietMs: 1 });
  renderers.push(renderer);
  const remote = createRemotePictures({ dataDir, clock, ...(fetchPicture ? { fetchPicture } : {}) });
  const pictures = createPictures({ dataDir, lookup: async (key) => subjects[key], renderer, remote });
  const get = (url: string, headers: Record<string, string> = browser) => pictures.routes.request(url.replace(/^\/images/, ''), { headers });
  return { pictures, get };
}

describe('GET /images/:pictureKey/:angle/:width', () => {
  test('answers a picture with everything that caches need', async () => {
    const { get } = makePictures({ 'card slate': card });
    const response = await get(pictureUrl('card slate', 'front', 96));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{6}/);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 192 });
  });

  test('a reader who has the picture already gets 304 and no body', async () => {
    const { get } = makePictures({ card });
    const etag = (await get(pictureUrl('card', 'front', 48))).headers.get('etag')!;
    const again = await get(pictureUrl('card', 'front', 48), { ...browser, 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('vary')).toBe('Accept');
  });

  test('AVIF follows once it is made, and JPEG serves whoever names neither', async () => {
    const { get, pictures } = makePictures({ card });
    await get(pictureUrl('card', 'front', 48));
    await pictures.settled();
    expect((await get(pictureUrl('card', 'front', 48))).headers.get('content-type')).toBe('image/avif');
    expect((await get(pictureUrl('card', 'front', 48), { accept: '*/*' })).headers.get('content-type')).toBe('image/jpeg');
  });

  test.each(['401', '0', '-48', '48.0', '1e2', 'wide', '%00', '99999999999999999999'])(
    'refuses the width %s with 400 and a reason',
    async (width) => {
      const { get } = makePictures({ card });
      const response = await get(`/images/card/front/${width}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'WMK400P' }] });
    },
  );

  test.each([
    '/images/nope/front/48',
    '/images/card/sole/48',
    '/images/card/constructor/48',
    '/images/..%2F..%2Fetc/front/48',
    '/images/__proto__/front/48',
  ])('%s is not found', async (url) => {
    const known = new Map<string, PictureSubject>([['card', card]]);
    const pictures = createPictures({ dataDir, lookup: async (key) => known.get(key) });
    const response = await pictures.routes.request(url.replace('/images', ''), { headers: browser });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'WMK404P' }] });
  });

  test('HEAD answers the headers alone', async () => {
    const { pictures } = makePictures({ card });
    const response = await pictures.routes.request('/card/front/48', { method: 'HEAD', headers: browser });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('a warmed picture is drawn before the first visitor', async () => {
    const { pictures, get } = makePictures({ card });
    pictures.warm([
      { pictureKey: 'card', width: 48 },
      { pictureKey: 'gone', width: 48 },
    ]);
    await pictures.settled();
    expect((await get(pictureUrl('card', 'front', 48))).status).toBe(200);
  });

  test('srcset names the widths of the files, not of the layout', () => {
    expect(srcSet('a b', 'side', [160, 320])).toBe('/images/a%20b/side/160 320w, /images/a%20b/side/320 640w');
  });
});

describe('an uploaded picture', () => {
  const focal = { focalX: 0.5, focalY: 0.5 };
  const blue = () =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
      .webp()
      .toBuffer();

  test('is read once for a size and format, and is missing where its file is gone', async () => {
    let read = 0;
    const here = { ...focal, fingerprint: 'upload-1', readFile: async () => (read++, await blue()) };
    const { get, pictures } = makePictures({ here, gone: { ...focal, fingerprint: 'upload-2', readFile: async () => undefined } });
    for (let times = 0; times < 3; times += 1) expect((await get(pictureUrl('here', 'square', 96))).status).toBe(200);
    await pictures.settled();
    for (let times = 0; times < 3; times += 1) expect((await get(pictureUrl('here', 'square', 96))).headers.get('content-type')).toBe('image/avif');
    expect(read).toBe(2);
    expect((await get(pictureUrl('gone', 'square', 96))).status).toBe(404);
  });

  test('is no missing picture while its storage is away', async () => {
    let isAway = true;
    const away = new Error('away');
    const readFile = async () => (isAway ? Promise.reject(away) : await blue());
    const { pictures, get } = makePictures({ here: { ...focal, fingerprint: 'upload-1', readFile } });
    const met: unknown[] = [];
    pictures.routes.onError((error, c) => {
      met.push(error);
      return c.text('', 503);
    });
    expect((await get(pictureUrl('here', 'square', 96))).status).toBe(503);
    expect(met).toEqual([away]);
    isAway = false;
    expect((await get(pictureUrl('here', 'square', 96))).status).toBe(200);
  });
});

describe('an imported picture', () => {
  const subject = { remoteUrl: 'https://cdn.example/shoe.png', hosts: ['cdn.example'], fallback: card };
  const red = () =>
    sharp({ create: { width: 300, height: 150, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();

  test('is fetched once for all widths and shown whole on white', async () => {
    let fetched = 0;
    const { get } = makePictures({ imported: subject }, async () => (fetched++, await red()));
    const answers = await Promise.all([get(pictureUrl('imported', 'front', 48)), get(pictureUrl('imported', 'front', 96))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(fetched).toBe(1);
    const { data } = await sharp(Buffer.from(await answers[1].arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].every((channel) => channel > 245)).toBe(true);
    const middle = (96 * 192 + 96) * 3;
    expect(data[middle]).toBeGreaterThan(230);
    expect(data[middle + 1]).toBeLessThan(40);
  });

  test('that another process has fetched is taken from where both keep it, also when its host is gone', async () => {
    const kept = new Map<string, Buffer>();
    const shared = { get: async (name: string) => kept.get(name), put: async (name: string, body: Buffer) => void kept.set(name, body) };
    const first = createRemotePictures({ dataDir: path.join(dataDir, 'one'), fetchPicture: red, kept: shared });
    const source = await first.source(subject.remoteUrl, subject.hosts);
    expect(kept.size).toBe(1);
    const gone = () => Promise.reject(new Error('the host is gone'));
    const second = createRemotePictures({ dataDir: path.join(dataDir, 'two'), fetchPicture: gone, kept: shared });
    expect((await second.source(subject.remoteUrl, subject.hosts))?.fingerprint).toBe(source?.fingerprint);
  });

  test('is shown without the place where processes keep it', async () => {
    const away = { get: () => Promise.reject(new Error('away')), put: () => Promise.reject(new Error('away')) };
    const remote = createRemotePictures({ dataDir, fetchPicture: red, kept: away });
    expect(await remote.source(subject.remoteUrl, subject.hosts)).toBeDefined();
  });

  test('that cannot be had is replaced by the drawing, not asked for again for a while, and cached briefly', async () => {
    let asked = 0;
    let now = 1_000_000;
    const { get } = makePictures(
      { imported: subject },
      () => (asked++, Promise.reject(new Error('no route'))),
      () => now,
    );
    const first = await get(pictureUrl('imported', 'front', 48));
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    await get(pictureUrl('imported', 'front', 96));
    expect(asked).toBe(1);
    now += 11 * 60_000;
    await get(pictureUrl('imported', 'front', 48));
    expect(asked).toBe(2);
  });

  test('that is no picture at all, or too many pixels, is replaced by the drawing', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const body of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a nonsense'), bomb]) {
      const url = `https://cdn.example/${body.length}`;
      const { get } = makePictures({ imported: { ...subject, remoteUrl: url } }, async () => body);
      const response = await get(pictureUrl('imported', 'front', 48));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    }
  });
});

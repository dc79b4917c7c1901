import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#src/base/api/client.ts';
import { photoApi } from './photo-api.ts';
import { USER_PHOTO } from './testing/user-photo.ts';

const SERVICE = 'https://photos.test/v1';
const PHOTO = { ...USER_PHOTO, images: [{ url: '/pictures/p1.webp', width: 320 }] };
const recent = (photo: object = PHOTO) => ({ total: 1, categories: [], photos: [photo] });

const shop = vi.fn<(name: string) => Promise<unknown>>(async (name) => (name === 'photo.root' ? { service: SERVICE } : { token: 'the pass' }));
const makeApi = (): Api => photoApi((async (name: string) => shop(name)) as unknown as Api);
const answer = (body: unknown, status = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));
afterEach(() => {
  vi.restoreAllMocks();
  shop.mockClear();
});

describe('another photo service', () => {
  it('is asked below its address without cookies, referrer and headers of the shop, and its pictures are at its address', async () => {
    const ask = answer(recent());
    const api = makeApi();
    const { photos } = await api('photo.streamRecent', { params: { streamId: 'K7Q2M4XW' }, query: { count: 12 } });
    expect(photos[0]?.images).toEqual([{ url: 'https://photos.test/pictures/p1.webp', width: 320 }]);
    const [url, init] = ask.mock.calls[0] ?? [];
    expect(url).toMatch(/^https:\/\/photos\.test\/v1\/streams\/K7Q2M4XW\/media\/recent\?count=12&locale=en-us$/);
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' });
    expect(init?.headers).toEqual({ Accept: 'application/json' });
    await api('photo.streamsRecent');
    expect(shop.mock.calls).toEqual([['photo.root']]);
  });

  it('gets the pass of the shop with what is somebody’s, and the key of a change', async () => {
    const ask = answer({ userId: 'me', name: 'Ada M.' });
    await makeApi()('photo.users', { body: { name: 'Ada M.' }, key: 'one' });
    const [url, init] = ask.mock.calls[0] ?? [];
    expect(url).toMatch(/^https:\/\/photos\.test\/v1\/users\?/);
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Ada M."}' });
    expect(init?.headers).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'one',
      Authorization: 'Bearer the pass',
    });
  });

  it.each([
    ['a picture of another host', recent({ ...PHOTO, images: [{ url: 'https://elsewhere.test/p.webp', width: 320 }] })],
    ['a picture that is a script', recent({ ...PHOTO, images: [{ url: 'javascript:alert(1)', width: 320 }] })],
    ['something else than photos', { photos: 'none' }],
  ])('that answers %s has answered nothing', async (_, body) => {
    answer(body);
    await expect(makeApi()('photo.streamsRecent')).rejects.toMatchObject({ name: 'NotAnAnswer' });
  });

  it('cannot lead a shopper out of the shop', async () => {
    const urls = ['/en-us/p/trail-K7Q2M4XW', '//elsewhere.test', 'https://elsewhere.test/', 'javascript:alert(1)', '/\\elsewhere.test'];
    answer({ streams: urls.map((url) => ({ id: 'K7Q2M4XW', name: 'Trail', url })) });
    const { streams } = await makeApi()('photo.mediaStreams', { params: { mediaId: 'p1' } });
    expect(streams.map(({ url }) => url)).toEqual(['/en-us/p/trail-K7Q2M4XW']);
  });

  it('refuses with the codes of the shop, and one that is not there is no answer', async () => {
    answer({ appId: 'photos', correlationId: '1', errorDetails: [{ errorId: 'API404', message: 'gone' }] }, 404);
    await expect(makeApi()('photo.streamsRecent')).rejects.toMatchObject({ name: 'ApiError', code: 'API404' });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(makeApi()('photo.streamsRecent')).rejects.toMatchObject({ name: 'NoAnswer', reason: 'network' });
  });
});

it('is asked for again where the shop did not say which service it is', async () => {
  const api = makeApi();
  shop.mockRejectedValueOnce(new Error('offline'));
  await expect(api('photo.streamsRecent')).rejects.toThrow('offline');
  answer(recent());
  expect((await api('photo.streamsRecent')).total).toBe(1);
});

it('is not asked where the shop has none', async () => {
  shop.mockImplementationOnce(async () => ({ terms: '1' })).mockImplementationOnce(async () => recent());
  const ask = answer({});
  expect((await makeApi()('photo.streamsRecent')).total).toBe(1);
  expect(ask).not.toHaveBeenCalled();
});

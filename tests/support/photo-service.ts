import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { verify } from 'hono/jwt';
import type { OwnPhoto } from '#contract/calls/photos.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  /** Names of the headers that pages choose, and what a browser adds by itself about the shopper. */
  readonly headers: Readonly<Record<string, string>>;
  /** `sub` of the pass; undefined: none, or not a good one. */
  readonly subject: string | undefined;
}

/** Another photo service with the calls of the specification: in memory, without moderation. */
export interface PhotoService {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly photos: readonly OwnPhoto[];
  /** Of everybody who has introduced themselves. */
  readonly names: () => readonly string[];
  /** From now on it answers nothing but this status; undefined: everything again. */
  failWith: (status: number | undefined) => void;
  readonly close: () => Promise<void>;
}

const TERMS = '2026-11';

/** @param secret that it shares with the shop @param shopUrl origin of the pages that may ask */
export const startPhotoService = async ({ secret, shopUrl }: { readonly secret: string; readonly shopUrl: string }): Promise<PhotoService> => {
  const asked: Asked[] = [];
  const users = new Map<string, { readonly userId: string; readonly name: string }>();
  const stashes = new Map<string, { readonly bytes: Buffer; readonly type: string; readonly owner: string }>();
  const photos: (OwnPhoto & { readonly owner: string })[] = [];
  let failing: number | undefined;
  let port = 0;

  const refusal = (errorId: string) => ({ appId: 'photos', correlationId: '1', errorDetails: [{ errorId, message: errorId }] });
  const shown = (id: string) => ({ id, tone: '#5d8aa8', images: [{ url: `/pictures/${id}`, width: 320 }] });
  const recent = (list: readonly OwnPhoto[]) => ({ total: list.length, categories: [], photos: list.toReversed() });

  const app = new Hono<{ Variables: { subject: string } }>().basePath('/v1');
  app.use(async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    const pass = await verify(token, secret, { alg: 'HS256', aud: `http://localhost:${port}/v1` }).catch(() => undefined);
    asked.push({ method: c.req.method, path: c.req.path, headers: c.req.header(), subject: pass?.sub as string | undefined });
    c.set('subject', typeof pass?.['sub'] === 'string' ? pass['sub'] : '');
    await next();
  });
  app.use(cors({ origin: shopUrl, allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'], allowMethods: ['GET', 'POST', 'DELETE'] }));
  app.use(async (c, next) => (failing === undefined ? next() : c.json(refusal('WMK503'), failing as 503)));
  app.get('/', (c) => c.json({ types: ['image/jpeg'], maxBytes: 3_000_000, categories: [], terms: TERMS }));
  app.get('/streams/media/recent', (c) => c.json(recent(photos)));
  app.get('/streams/:stream/media/recent', (c) =>
    c.json(recent(photos.filter(({ productId }) => productId.startsWith(c.req.param('stream').slice(0, 8))))),
  );
  app.get('/categories/media/recent', (c) => c.json(recent(photos)));
  app.get('/customers/:customer/media/recent', (c) => c.json(recent(photos.filter(({ userId }) => userId === c.req.param('customer')))));
  app.get('/media/:media/streams', (c) => c.json({ streams: [] }));
  app.use('/media/:media/reports', async (c, next) => (c.get('subject') ? next() : c.json(refusal('WMK401'), 401)));
  app.post('/media/:media/reports', (c) => c.json({ flagged: true }));
  for (const path of ['/users', '/users/*', '/stashes'])
    app.use(path, async (c, next) => (c.get('subject') ? next() : c.json(refusal('WMK401'), 401)));
  app.post('/users', async (c) => {
    const { name } = await c.req.json<{ name?: string }>();
    const known = users.get(c.get('subject'));
    if (name === undefined) return known ? c.json(known) : c.json(refusal('API404'), 404);
    const user = { userId: known?.userId ?? crypto.randomUUID(), name };
    users.set(c.get('subject'), user);
    return c.json(user);
  });
  app.post('/stashes', async (c) => {
    const { content, type } = await c.req.json<{ content: string; type: string }>();
    const id = crypto.randomUUID();
    stashes.set(id, { bytes: Buffer.from(content, 'base64'), type, owner: c.get('subject') });
    return c.json(shown(id), 201);
  });
  app.post('/users/:user/media', async (c) => {
    const { stashId, productId, caption = '' } = await c.req.json<{ stashId: string; productId: string; caption?: string }>();
    const user = users.get(c.get('subject'));
    if (!user || stashes.get(stashId)?.owner !== c.get('subject')) return c.json(refusal('API404'), 404);
    const photo = {
      ...shown(stashId),
      ...user,
      caption,
      language: 'en',
      categories: [],
      productId,
      verified: false,
      sharedAt: new Date().toISOString(),
      status: 'published' as const,
    };
    photos.push({ ...photo, owner: c.get('subject') });
    return c.json(photo, 201);
  });
  app.get('/users/:user/media', (c) => c.json({ photos: photos.filter(({ owner }) => owner === c.get('subject')) }));
  app.delete('/users/:user/media/:media', (c) => {
    const index = photos.findIndex(({ id, owner }) => id === c.req.param('media') && owner === c.get('subject'));
    if (index < 0) return c.json(refusal('API404'), 404);
    photos.splice(index, 1);
    return c.json({ deleted: true });
  });

  const whole = new Hono();
  whole.get('/pictures/:id', (c) => {
    const picture = stashes.get(c.req.param('id'));
    return picture ? c.body(new Uint8Array(picture.bytes), 200, { 'Content-Type': picture.type }) : c.notFound();
  });
  whole.route('/', app);
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: whole.fetch, port: 0, hostname: '127.0.0.1' }, (address) => {
      port = address.port;
      resolve(started);
    });
  });
  return {
    url: `http://localhost:${port}/v1`,
    asked,
    photos,
    names: () => [...users.values()].map(({ name }) => name),
    failWith: (status) => {
      failing = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

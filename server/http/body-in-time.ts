import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';
import { readBody } from './request-text.ts';

/**
 * For routes that are no calls: reads the body before they do, no more than `maxSize` bytes and within the time that a call has. A client that trickles
 * is answered 408 and its connection closed.
 * @param tooLarge what is answered to a larger one; absent: a bare 413
 */
export const bodyInTime =
  (maxSize: number, tooLarge: (c: Context) => Response = (c) => c.body(null, 413), timeoutMs?: number): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req;
    try {
      const bytes = await readBody(raw, maxSize, timeoutMs);
      c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body: new Uint8Array(bytes) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 413) return tooLarge(c);
      return c.body(null, error.status === 408 ? 408 : 400, { Connection: 'close' });
    }
    await next();
    return undefined;
  };

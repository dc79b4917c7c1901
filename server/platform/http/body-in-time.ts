import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from '#server/platform/refusal.ts';
import { readBody } from './request-text.ts';

/**
 * For routes outside the contract: reads the body first, at most `maxSize` bytes and within the time limit of a call. A client that is too slow gets
 * 408, and its connection is closed.
 * @param tooLarge the response to a larger body; absent: a bare 413
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

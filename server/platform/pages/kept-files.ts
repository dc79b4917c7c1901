import type { MiddlewareHandler } from 'hono';

/** Files of the page have a few kilobytes; a larger one is streamed from the disk. */
const LARGEST_BYTES = 256 * 1024;
/** All built files of a release together, compressed, have 3 MB. */
const MOST_BYTES = 8 * 1024 * 1024;
const ENCODINGS = ['br', 'zstd', 'gzip'];

interface KeptFile {
  readonly body: ArrayBuffer;
  readonly headers: readonly (readonly [string, string])[];
}

/**
 * Keeps what the handlers behind it answer in memory, for files whose content never changes under their name: opening, reading and closing a file costs
 * more than sending it. Whole files only; a part of one, and what does not fit, passes through.
 */
export const keepFiles = (): MiddlewareHandler => {
  const files = new Map<string, KeptFile>();
  let bytes = 0;
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('Range') !== undefined) return await next();
    const accepted = new Set(
      c.req
        .header('Accept-Encoding')
        ?.split(',')
        .map((encoding) => encoding.trim()),
    );
    const key = [c.req.path, ...ENCODINGS.filter((encoding) => accepted.has(encoding))].join(' ');
    const kept = files.get(key);
    if (kept) return new Response(kept.body, { headers: kept.headers.map(([name, value]): [string, string] => [name, value]) });
    await next();
    const size = Number(c.res.headers.get('Content-Length') ?? Number.NaN);
    if (c.res.status !== 200 || !(size <= LARGEST_BYTES) || bytes + size > MOST_BYTES) return;
    const headers = [...c.res.headers];
    const body = await c.res.arrayBuffer();
    // Two that came at once have read it twice.
    if (!files.has(key)) bytes += body.byteLength;
    files.set(key, { body, headers });
    c.res = new Response(body, { headers });
  };
};

import type { EventTransport } from './ports.ts';

const TIMEOUT_MS = 30_000;

const retryAfterOf = (headers: Headers, now: number): number | null => {
  const asked = headers.get('Retry-After');
  if (asked === null) return null;
  const ms = /^\d+$/.test(asked.trim()) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

/** Browsers limit such requests to 64 KiB in total, for all addresses together. */
const KEEPALIVE_MAX = 15_000;

/** `keepalive` lets a small request complete after the tab is closed. */
export const browserTransport: EventTransport = {
  send: async (url, body) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
        keepalive: body.length <= KEEPALIVE_MAX,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { status, headers } = response;
      void response.body?.cancel().catch(() => {});
      return { status, isPage: /^text\/html\b/.test(headers.get('Content-Type') ?? ''), retryAfterMs: retryAfterOf(headers, Date.now()) };
    } catch {
      return { status: null, isPage: false, retryAfterMs: null };
    }
  },
};

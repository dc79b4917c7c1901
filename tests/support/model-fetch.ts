import { wire } from '#contract/wire.gen.ts';
import { HEADERS } from '#contract/headers.ts';
import type { ModelServer } from './model-server.ts';

export interface ModelFetch {
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Names of the calls that arrived. */
  readonly calls: string[];
  offline: boolean;
}

/** The model of the shop behind `fetch`: paths, headers and JSON as the contract writes them, one cookie jar. */
export function createModelFetch(server: ModelServer): ModelFetch {
  let cookie: string | null = null;
  const model: ModelFetch = { fetch: respond, calls: [], offline: false };

  async function respond(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    await Promise.resolve();
    if (model.offline) throw new TypeError('Failed to fetch');
    const url = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
    const found = find(init.method ?? 'GET', url.pathname);
    if (!found)
      return Response.json(
        { errorDetails: [{ errorId: 'API404', message: url.pathname }], appId: 'waymark', correlationId: 'c', status: 404 },
        { status: 404 },
      );
    model.calls.push(found.call);
    const headers = new Headers(init.headers);
    const key = headers.get(HEADERS.idempotencyKey);
    const subject = headers.get(HEADERS.subject);
    const answer = server.answer(
      {
        ...found,
        query: Object.fromEntries(url.searchParams),
        ...(typeof init.body === 'string' && { body: JSON.parse(init.body) as unknown }),
        ...(key !== null && { key }),
        ...(subject !== null && { subject }),
      },
      cookie,
    );
    cookie = answer.cookie ?? cookie;
    return Response.json(answer.body, { status: answer.status });
  }
  return model;
}

function find(method: string, pathname: string): { call: string; params: Record<string, string> } | null {
  for (const [call, [rowMethod, path]] of Object.entries(wire)) {
    if (rowMethod !== method) continue;
    const match = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    if (match) return { call, params: { ...match.groups } };
  }
  return null;
}

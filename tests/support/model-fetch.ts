import type { CallName } from '#contract/calls/calls.ts';
import { wire } from '#contract/calls/wire.gen.ts';
import { HEADERS } from '#contract/headers.ts';
import type { ModelLists } from './model-lists.ts';
import type { ModelServer } from './model-server.ts';

export interface ModelFetch {
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Names of the calls that arrived. */
  readonly calls: string[];
  offline: boolean;
}

/** The model of the shop, and of its lists, behind `fetch`: paths, headers and JSON as the contract writes them, one cookie jar. */
export function createModelFetch(server: ModelServer, lists?: ModelLists): ModelFetch {
  let cookie: string | null = null;
  /** Whose the cookie is. */
  let owner: string | null = null;
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
    const holds = headers.get(HEADERS.holds);
    const request = {
      ...found,
      query: Object.fromEntries(url.searchParams),
      ...(typeof init.body === 'string' && { body: JSON.parse(init.body) as unknown }),
      ...(key !== null && { key }),
      ...(subject !== null && { subject }),
      ...(holds !== null && { holds }),
    };
    if (lists && found.call.startsWith('wishlists.')) {
      const listed = lists.serve({ ...request, locale: 'en-us' }, { subject: owner });
      if (listed.kind === 'answer') return Response.json(listed.body, { status: listed.status });
    }
    const answer = server.answer(request, cookie);
    cookie = answer.cookie ?? cookie;
    if (found.call === 'auth.token') owner = (answer.body as { subject?: string }).subject ?? null;
    return Response.json(answer.body, { status: answer.status });
  }
  return model;
}

const calls = Object.keys(wire) as CallName[];

function find(method: string, pathname: string): { call: CallName; params: Record<string, string> } | null {
  for (const call of calls) {
    const [rowMethod, path] = wire[call];
    if (rowMethod !== method) continue;
    const match = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    if (match) return { call, params: { ...match.groups } };
  }
  return null;
}

import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { CallRow } from '#contract/calls/call.ts';
import { calls, type CallName } from '#contract/calls/calls.ts';
import { isEditor } from '#contract/accounts.ts';
import { frontsContent } from '#contract/client/preview.ts';
import { HEADERS, PREVIEW_PREFIX } from '#contract/headers.ts';
import { parseAnswer } from '#contract/calls/parse-answer.ts';
import { challengeAnswer, errorAnswer, detailOf, immutableAnswer, personalAnswer, publicAnswer } from './answer.ts';
import { ChallengeNeeded } from './call-guard.ts';
import { describeFailure, refusalOf } from './failures.ts';
import type { AllHandlers } from './handlers.ts';
import { isShownToAll, mayLag } from './lagging-reads.ts';
import { makeContext } from './make-context.ts';
import { assertOwnOrigin } from './origin-check.ts';
import type { RawInput } from './parse-input.ts';
import { type AnyHandler, perform, type Performed } from './perform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { acceptsJson, readJson, readQuery } from './request-text.ts';
import type { ServedCall, ServicePorts } from './service-ports.ts';

const ID = /^[\w-]{8,64}$/;
const ADDRESS_LIMIT = 4096;

type Row = readonly [CallName, CallRow, AnyHandler];

/**
 * Routes for the given handlers, each also below the preview prefix. Unknown paths of the service get the error shape; all other paths are left to
 * the pages.
 */
export const createService = (ports: ServicePorts, handlers: AllHandlers): Hono => createPartialService(ports, handlers);

/** The same with only some handlers, to test a module. */
export const createPartialService = (ports: ServicePorts, handlers: Partial<AllHandlers>): Hono => {
  const app = new Hono();
  const byPath = new Map<string, Row[]>();
  for (const [name, row] of Object.entries(calls) as [CallName, CallRow][]) {
    const handler = handlers[name] as AnyHandler | undefined;
    if (!handler) continue;
    const path = row.path.replaceAll(/\{(\w+)\}/g, ':$1');
    byPath.set(path, [...(byPath.get(path) ?? []), [name, row, handler]]);
  }
  // `/cart/prepareOrder` before `/cart/:basketId`: static segments take precedence over parameters.
  const placesIn = (path: string): number => path.split(':').length;
  for (const [path, rows] of [...byPath].toSorted(([a], [b]) => placesIn(a) - placesIn(b))) {
    app.all(path, (c) => serve(ports, c, rows, undefined));
    app.all(PREVIEW_PREFIX + path, (c) => serve(ports, c, rows, ports.clock()));
  }
  for (const path of serviceAreas()) for (const prefix of ['', PREVIEW_PREFIX]) app.all(prefix + path, (c) => serve(ports, c, [], undefined));
  return app;
};

/**
 * Paths that belong to the service: everything below `/cart/v1`, `/cart/v2` and so on, but not `/cart`, which is a page; for services without
 * versions, everything below their name.
 */
const serviceAreas = (): Set<string> =>
  new Set(
    Object.values<CallRow>(calls).map(({ path }) => {
      const [, first = '', second = ''] = path.split('/');
      if (first === '{mode}') return '/:mode{publish|preview}/caas/*';
      return /^v\d+$/.test(second) ? `/${first}/:version{v\\d+}/*` : `/${first}/*`;
    }),
  );

const serve = async (ports: ServicePorts, c: Context, rows: readonly Row[], preview: Date | undefined): Promise<Response> => {
  const request = c.req.raw;
  const started = performance.now();
  const given = request.headers.get(HEADERS.correlationId);
  const correlationId = given !== null && ID.test(given) ? given : randomUUID();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const row = rows.find(([, { method: own }]) => own === method);
  let code: string | undefined;
  let replayed = false;
  let response: Response;
  try {
    const answer = await answerTo(ports, c, rows, row, correlationId, preview);
    response = answer.response;
    code = answer.code;
    replayed = answer.replayed;
  } catch (error) {
    if (error instanceof ChallengeNeeded) {
      code = 'challenge';
      response = challengeAnswer(correlationId);
    } else {
      const { refusal, unexpected } = refusalOf(error);
      code = refusal.code;
      if (unexpected) ports.log.error({ call: row?.[0], correlationId, failure: describeFailure(error) }, 'call failed');
      response = errorAnswer(refusal.status, detailOf(refusal), correlationId, refusal.headers);
    }
  }
  const transactionId = request.headers.get(HEADERS.transactionId);
  const served: ServedCall = {
    call: row?.[0] ?? 'none',
    method: request.method,
    status: response.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    correlationId,
    transactionId: transactionId !== null && ID.test(transactionId) ? transactionId : undefined,
    code,
    replayed,
  };
  ports.log.info(served, 'call');
  ports.onServed?.(served);
  return response;
};

interface Answered {
  readonly response: Response;
  readonly code?: string;
  readonly replayed: boolean;
}

const answerTo = async (
  ports: ServicePorts,
  c: Context,
  rows: readonly Row[],
  found: Row | undefined,
  correlationId: string,
  preview: Date | undefined,
): Promise<Answered> => {
  const request = c.req.raw;
  const { headers } = request;
  if (request.url.length > ADDRESS_LIMIT) throw new Refusal('WMK414');
  if (!found) {
    if (rows.length === 0) throw new Refusal('API404');
    const allow = [...new Set(rows.flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].join(', ');
    if (request.method === 'OPTIONS') return { response: new Response(null, { status: 204, headers: { Allow: allow } }), replayed: false };
    throw new Refusal('API405', undefined, { headers: { Allow: allow } });
  }
  const [name, row, handler] = found;
  if (!acceptsJson(headers.get('Accept'))) throw new Refusal('API406');
  assertOwnOrigin(request.method, headers, ports.publicOrigin);
  if (ports.accessKeys && !ports.accessKeys.has(headers.get(HEADERS.accessKey) ?? '')) throw new Refusal('API400');

  const params = c.req.param() as Record<string, string>;
  const isDraft = params['mode'] === 'preview' || (preview !== undefined && frontsContent(row.path));
  const session = row.access === 'personal' || isDraft ? await ports.authenticate(request, ports.db) : undefined;
  if (isDraft && !isEditor(session?.account?.consumerType)) throw new Refusal('AUT404');
  if (row.access === 'personal') {
    if (!session && row.session !== 'optional') throw new Refusal('WMK401');
    if (row.session === 'registered' && !session?.account) throw new Refusal('AUT404');
    const subject = headers.get(HEADERS.subject);
    if (session && subject !== null && subject !== session.subject) throw await otherSubject(ports, subject);
  }
  const raw: RawInput = {
    params,
    query: readQuery(request.url),
    body: row.body ? await readJson(request, row.bodyLimit) : undefined,
  };
  const { context, cookies, settle } = makeContext({ ports, c, name, row, raw, session, correlationId, preview });
  const reads = mayLag(row) && context.previewAt === undefined ? ports.reads : undefined;
  const performed = await perform({ row, name, handler, raw, ctx: context, idempotency: ports.idempotency, reads });
  if (ports.reads && performed.status < 400 && isShownToAll(name, row)) await ports.reads.caughtUp();
  settle(performed);
  return await respond(ports, row, name, performed, { correlationId, cookies, preview: context.previewAt !== undefined, headers });
};

/** The change was made by another subject than the session's: the device has changed hands, or the subject no longer exists (AUT498). */
const otherSubject = async ({ knowsSubject, db }: ServicePorts, subject: string): Promise<Refusal> =>
  new Refusal(knowsSubject && !(await knowsSubject(subject, db)) ? 'AUT498' : 'WMK403S');

const respond = async (
  ports: ServicePorts,
  row: CallRow,
  name: CallName,
  { status, body, replayed }: Performed,
  { correlationId, cookies, preview, headers: asked }: { correlationId: string; cookies: readonly string[]; preview: boolean; headers: Headers },
): Promise<Answered> => {
  const headers: Record<string, string> = replayed ? { [HEADERS.idempotentReplay]: 'true' } : {};
  if (status >= 400) {
    const detail = body as Parameters<typeof errorAnswer>[1];
    return { response: errorAnswer(status, detail, correlationId, headers), code: detail.errorId, replayed };
  }
  if (ports.checkAnswers) parseAnswer(name, JSON.parse(JSON.stringify(body)));
  const holds = row.access === 'personal' ? asked.get(HEADERS.holds) : null;
  const given = { status, body: holds === null ? body : (ports.cartDifferences?.(body, holds) ?? body), correlationId, headers };
  if (row.immutable && !preview) return { response: await immutableAnswer({ ...given, body: body as object }, asked), replayed };
  const response = row.access === 'public' && !preview ? await publicAnswer(given, asked, row.method === 'GET') : personalAnswer(given);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return { response, replayed };
};

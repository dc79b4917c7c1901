import { CONTEXT_CHANNEL, CONTEXT_SOURCE } from '../constants.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { CHANNELS, CLIENT_VERSION, HEADERS, PREVIEW_PREFIX } from '../headers.ts';
import type { LocaleId } from '../locales.ts';
import { wire } from '#contract/calls/wire.gen.ts';
import { frontsContent, type Preview } from './preview.ts';

/** What a call carries beside its own input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Idempotency-Key: made before the first attempt, the same on every one. */
  readonly key?: string | undefined;
  /** Subject under which the change was made. */
  readonly subject?: string | undefined;
  /** Cart version that the change was made against. */
  readonly ifMatch?: number | undefined;
  /** Tag of the cart that the client holds, or `none`: it understands a difference (cart-difference.ts). */
  readonly holds?: string | undefined;
  /** Another than the client's own: a change is sent in the language and country it was made in. */
  readonly locale?: LocaleId | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface LooseInput extends CallOptions {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

export interface Envelope {
  readonly baseUrl: string;
  readonly locale: LocaleId;
  readonly accessKey: string;
  readonly transactionId: string;
  readonly correlationId: string;
  readonly sessionId: string | undefined;
  readonly preview: Preview | undefined;
  readonly inWebView: boolean;
  readonly leadSource: string | undefined;
}

const isContent = (path: string): boolean => path.startsWith('/{mode}/');
/** Content, or a part of a page that is made of it. */
const isWritten = (path: string): boolean => isContent(path) || frontsContent(path);
const needsSessionId = (path: string): boolean => path.startsWith('/token/') || path.startsWith('/consumers-v3/');
/** Placing and patching an order say where they come from (spec 1 §7). */
const needsChannel = (method: string, path: string): boolean =>
  (method === 'PUT' || method === 'PATCH') && path.startsWith('/cart/v2/checkout/order');

const fill = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });

/** Address of a call: preview prefix for our own services, the content service's own mode, the locale on all (spec 2 §7). */
export const urlOf = (name: CallName, input: LooseInput, { baseUrl, locale, preview }: Pick<Envelope, 'baseUrl' | 'locale' | 'preview'>): string => {
  const [, path] = wire[name];
  const content = isContent(path);
  const params = { ...input.params, ...(content && preview ? { mode: 'preview' } : {}) };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined && value !== null) query.set(key, String(value));
  query.set('locale', locale);
  return `${baseUrl}${preview && !content ? PREVIEW_PREFIX : ''}${fill(path, params)}?${query}`;
};

export const headersOf = (name: CallName, input: LooseInput, envelope: Envelope): Record<string, string> => {
  const [method, path, access] = wire[name];
  const { preview } = envelope;
  const all: Record<string, string | undefined> = {
    Accept: 'application/json',
    'Content-Type': input.body === undefined ? undefined : 'application/json',
    [HEADERS.transactionId]: envelope.transactionId,
    [HEADERS.correlationId]: envelope.correlationId,
    [HEADERS.accessKey]: envelope.accessKey,
    [HEADERS.locale]: envelope.locale,
    [HEADERS.contextChannel]: CONTEXT_CHANNEL,
    [HEADERS.contextSource]: CONTEXT_SOURCE,
    [HEADERS.clientVersion]: String(CLIENT_VERSION),
    [HEADERS.sessionId]: needsSessionId(path) ? envelope.sessionId : undefined,
    [HEADERS.previewDate]: preview && isWritten(path) ? preview.at : undefined,
    [HEADERS.channel]: needsChannel(method, path) ? (envelope.inWebView ? CHANNELS.mobileApp : CHANNELS.commerce) : undefined,
    [HEADERS.leadSource]: path.endsWith('/loyalty/token') ? envelope.leadSource : undefined,
    [HEADERS.idempotencyKey]: input.key,
    [HEADERS.subject]: access === 'personal' ? input.subject : undefined,
    [HEADERS.ifMatch]: input.ifMatch === undefined ? undefined : `"${input.ifMatch}"`,
    [HEADERS.holds]: input.holds,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
};

/**
 * Public calls go without credentials, so that their answers can be nobody's (access in call.ts). Drafts are for editors: previewed content is asked for
 * with them.
 */
export const initOf = (name: CallName, input: LooseInput, envelope: Envelope): RequestInit => {
  const [method, path, access] = wire[name];
  const isDraft = isWritten(path) && (envelope.preview !== undefined || (input.params && 'mode' in input.params && input.params.mode === 'preview'));
  const isNobodys = access === 'public' && !isDraft;
  return {
    method,
    headers: headersOf(name, input, envelope),
    body: input.body === undefined ? null : JSON.stringify(input.body),
    credentials: isNobodys ? 'omit' : 'same-origin',
    // A redirection is never the shop's answer; followed, a login page of a network would pass for one.
    redirect: 'manual',
    ...(envelope.preview || isDraft ? { cache: 'no-store' as const } : {}),
  };
};

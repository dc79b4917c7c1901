import * as z from 'zod/mini';
import type { CallName } from '#contract/calls/calls.ts';
import { photoCalls } from '#contract/calls/photos.ts';
import { wire } from '#contract/calls/wire.gen.ts';
import { failureOf, readAnswer } from '#contract/client/answer.ts';
import { NoAnswer, NotAnAnswer } from '#contract/client/failures.ts';
import { type LooseInput, urlOf } from '#contract/client/request.ts';
import { localeOfPath } from '#contract/locales.ts';
import type { Api } from '#src/base/api/client.ts';

type PhotoCall = keyof typeof photoCalls;

/** Where our own paths of the service begin; another service has the paths of the specification below its address. */
const OWN_PATHS = '/photos/v1';
const READ_MS = 8_000;
const WRITE_MS = 15_000;

export interface ServicePorts {
  /** Without a slash at the end. */
  readonly service: string;
  /** The shop's own client, for the pass. */
  readonly api: Api;
  readonly fetch?: typeof globalThis.fetch;
}

const addressOf = (service: string, name: PhotoCall, input: LooseInput): string => {
  const locale = localeOfPath(location.pathname) ?? 'en-us';
  const below = urlOf(name, input, { baseUrl: '', locale, preview: undefined }).slice(OWN_PATHS.length);
  return `${service}${below.replace(/^\?/, '/?')}`;
};

/** Pictures are at the service, and links lead into the shop: neither can be used to fetch from, or to send a shopper to, anywhere else. */
const checked = (name: PhotoCall, service: string, body: unknown): unknown => {
  const answer = z.safeParse(photoCalls[name].response, body);
  if (!answer.success) throw new NotAnAnswer(200, `not what ${name} answers`);
  const { origin } = new URL(service);
  const at = (url: string): string => {
    const address = new URL(url, `${service}/`);
    if (address.origin !== origin) throw new NotAnAnswer(200, 'a picture of another host');
    return address.href;
  };
  const withPictures = <T extends { readonly images: readonly { readonly url: string; readonly width: number }[] }>(photo: T): T => ({
    ...photo,
    images: photo.images.map((image) => ({ ...image, url: at(image.url) })),
  });
  const { data } = answer;
  if ('photos' in data) return { ...data, photos: data.photos.map(withPictures) };
  if ('images' in data) return withPictures(data);
  if ('streams' in data) return { streams: data.streams.filter(({ url }) => /^\/(?![/\\])/.test(url)) };
  return data;
};

/**
 * Makes a call of the contract at another photo service. It is sent no cookie and no header of the shop, and of the shopper only what the call itself says
 * and the shop's pass; whether the shop can be reached does not follow from what comes of it. Rejects as the shop's client does.
 */
export const askService = async ({ service, api, fetch: ask = fetch }: ServicePorts, name: CallName, input: LooseInput = {}): Promise<unknown> => {
  const [method, , access] = wire[name];
  const { signal, key, body } = input;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key !== undefined) headers['Idempotency-Key'] = key;
  if (access === 'personal') headers['Authorization'] = `Bearer ${(await api('photo.pass', { signal })).token}`;
  const limit = AbortSignal.timeout(input.timeoutMs ?? (method === 'GET' ? READ_MS : WRITE_MS));
  let answer: Response;
  let read: unknown;
  try {
    answer = await ask(addressOf(service, name as PhotoCall, input), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    read = await readAnswer(answer, Date.now());
  } catch (error) {
    if (error instanceof NotAnAnswer) throw error;
    throw new NoAnswer(limit.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'network', true, error, method === 'GET');
  }
  if (answer.status < 400) return checked(name as PhotoCall, service, read);
  const table = async () => (await import('#contract/errors/errors.ts')).errors;
  throw await failureOf(answer, read, { table, general: {}, now: Date.now() });
};

import { dropOldest } from '#domain/drop-oldest.ts';

/** What content says about stock may be this old, ms, as in a rendered page. */
const FRESH_MS = 5_000;
/** Answers kept; the largest, a menu, has 30 kB. */
const MOST = 500;

/** A body that was read, to be answered as often as it is asked for. */
interface KeptAnswer {
  readonly version: string;
  readonly at: number;
  readonly body: string;
  readonly headers: Headers;
}

export interface KeptAnswerPorts {
  /** Names what the catalogue and its content hold: an answer made from anything else is never given. */
  readonly version: () => Promise<string>;
  readonly now: () => number;
}

/**
 * Answers to reads by address, for as long as the catalogue and its content stay as they are, and a few seconds at most: pages that are rendered one
 * after the other ask for the same menu, footer and areas. Only answers with status 200 are kept.
 */
export const keepAnswers = ({ version, now }: KeptAnswerPorts): ((address: string, ask: () => Promise<Response>) => Promise<Response>) => {
  const kept = new Map<string, KeptAnswer>();
  let reading: Promise<string> | undefined;
  /** One read for all that ask in the same turn: it begins after each of them has asked. */
  const current = (): Promise<string> =>
    (reading ??= Promise.resolve().then(() => {
      reading = undefined;
      return version();
    }));

  return async (address, ask) => {
    // Without a database the call itself says so.
    const of = await current().catch(() => undefined);
    if (of === undefined) return await ask();
    const known = kept.get(address);
    if (known?.version === of && now() - known.at < FRESH_MS) return new Response(known.body, { headers: known.headers });
    const at = now();
    const response = await ask();
    if (response.status !== 200) return response;
    const body = await response.text();
    kept.delete(address);
    kept.set(address, { version: of, at, body, headers: response.headers });
    dropOldest(kept, MOST);
    return new Response(body, { headers: response.headers });
  };
};

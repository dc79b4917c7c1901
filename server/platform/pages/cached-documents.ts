import { dropOldest } from '#domain/drop-oldest.ts';
import type { PageDocument } from './document.ts';

/** A page is as good as new for this long, ms; what it says about stock is older than that wherever it is read. */
const FRESH_MS = 5_000;
/** Until then it is served once more, and made anew when its visitor has got the pictures, too. */
const USABLE_MS = 60_000;
/** Pages kept; with about 30 kB each. */
const MOST = 400;

interface Kept {
  readonly document: PageDocument;
  readonly version: string;
  readonly at: number;
}

export interface KeptDocumentPorts {
  readonly render: (address: string) => Promise<PageDocument>;
  /** Names what the catalogue and its content hold: a page made from anything else is never served. */
  readonly version: () => Promise<string>;
  readonly now: () => number;
  /** Runs something a moment later. */
  readonly later: (run: () => void) => void;
}

/** Public pages by address, rendered once for everybody who asks within a few seconds. Only pages that were found are kept. */
export const keepDocuments = ({ render, version, now, later }: KeptDocumentPorts): ((address: string) => Promise<PageDocument>) => {
  const kept = new Map<string, Kept>();
  const rendering = new Map<string, Promise<PageDocument>>();
  const due = new Set<string>();

  const make = (address: string, of: string): Promise<PageDocument> => {
    const key = `${of} ${address}`;
    const known = rendering.get(key);
    if (known) return known;
    const made = render(address)
      .then((document) => {
        kept.delete(address);
        if (document.status === 200) kept.set(address, { document, version: of, at: now() });
        dropOldest(kept, MOST);
        return document;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, made);
    return made;
  };

  return async (address) => {
    const current = await version();
    const found = kept.get(address);
    if (found?.version !== current) return make(address, current);
    const age = now() - found.at;
    if (age < 0 || age > USABLE_MS) return make(address, current);
    if (age > FRESH_MS && !due.has(address)) {
      due.add(address);
      later(() => {
        due.delete(address);
        // A failure is met by whoever comes next.
        make(address, current).catch(() => kept.delete(address));
      });
    }
    return found.document;
  };
};

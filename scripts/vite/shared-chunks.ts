import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { stageOfPart } from './kept-parts.ts';

interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** All modules that these import, directly or not, without what they import later. */
export const reach = (starts: readonly string[], context: ChunkingContext): Set<string> => {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
};

/** All modules that something imports later: each begins a file. */
const deferredModules = (entry: string, context: ChunkingContext): ReadonlySet<string> => {
  const deferred = new Set<string>();
  const reached = reach([entry], context);
  const waiting = [...reached];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const later of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      deferred.add(later);
      for (const next of reach([later], context)) {
        if (reached.has(next)) continue;
        reached.add(next);
        waiting.push(next);
      }
    }
  return deferred;
};

export interface SharedPartsOptions {
  readonly entry: string;
  /** What starts by itself once a page is quiet. */
  readonly whenQuiet: readonly string[];
  /** Modules that are on every page. */
  readonly everyPage: (context: ChunkingContext) => ReadonlySet<string>;
  /** Modules that other groups take. */
  readonly isTaken: (id: string, context: ChunkingContext) => boolean;
}

/** A name of a file, and its rank: files import those of higher ranks alone. */
interface Place {
  readonly name: string;
  readonly rank: number;
}
const RANKS = [1, 2, 3, 4, 5, 6];

const AREAS: readonly (readonly [area: string, paths: RegExp])[] = [
  ['staff', /^src\/(?:staff|kit)\/|\/staff\//],
  ['checkout', /^src\/(?:checkout|shell\/express)\/|\/checkout|order-confirmation/],
  ['account', /^src\/account\/|\/_personal\//],
];
const areaOf = (path: string): string => AREAS.find(([, paths]) => paths.test(path))?.[0] ?? 'shop';

/** The file for what these deferred parts share: one for each area and time at which it is wanted, and one for each time where several areas want it. */
const placeOf = (starts: readonly string[], whenQuiet: readonly string[]): Place => {
  if (starts.some((start) => whenQuiet.includes(start))) return { name: 'parts-quiet', rank: 5 };
  const paths = starts.map((start) => relative('.', start));
  const stages = new Set(paths.map(stageOfPart));
  const zones = new Set(paths.map((path) => `${stageOfPart(path)}-${areaOf(path)}`));
  const [only] = zones;
  if (zones.size === 1) return { name: `parts-${only}`, rank: 1 };
  if (stages.has('first')) return { name: 'parts-first', rank: 4 };
  return stages.has('later') ? { name: 'parts-later', rank: 3 } : { name: 'parts-shop', rank: 2 };
};

/**
 * Few files for what deferred parts share. Left to itself the bundler makes a file of each set of parts that share something: hundreds, with some hundred
 * bytes each, of which a page of the account asked for 160. Modules without styles are put together by where and when the parts are wanted that need them;
 * those with styles stay apart, because a document contains the styles of all its deferred parts. What a module imports is needed wherever the module is:
 * files import those of higher ranks alone, and never in a circle. Libraries keep the files that the bundler would make.
 */
export const sharedParts = ({ entry, whenQuiet, everyPage, isTaken }: SharedPartsOptions) => {
  let places: ReadonlyMap<string, Place> | undefined;
  const placeAll = (context: ChunkingContext): ReadonlyMap<string, Place> => {
    const deferred = deferredModules(entry, context);
    const neededBy = new Map<string, string[]>();
    for (const start of deferred)
      for (const id of reach([start], context)) {
        if (isTaken(id, context)) continue;
        const starts = neededBy.get(id);
        if (starts) starts.push(start);
        else neededBy.set(id, [start]);
      }
    const isPlain = (id: string): boolean => !isTaken(id, context) && !deferred.has(id) && !/\.css(?:$|\?)/.test(id);
    const found = new Map<string, Place>();
    for (const [id, starts] of neededBy) {
      if (starts.length < 2) continue;
      if (id.includes('node_modules')) {
        // By paths from here: the same files in every folder.
        const sharers = createHash('sha256')
          .update(
            starts
              .map((start) => relative('.', start))
              .toSorted()
              .join(),
          )
          .digest('hex');
        found.set(id, { name: `library-${sharers.slice(0, 6)}`, rank: 6 });
      } else if ([...reach([id], context)].every((inner) => everyPage(context).has(inner) || isPlain(inner)))
        found.set(id, placeOf(starts, whenQuiet));
    }
    return found;
  };
  return RANKS.map((rank) => ({
    debugName: `shared parts, rank ${rank}`,
    // Below those of a first visit. A group takes along what its modules import: what has the higher rank is served first.
    priority: rank,
    name: (id: string, context: ChunkingContext): string | null => {
      places ??= placeAll(context);
      const place = places.get(id);
      return place?.rank === rank ? place.name : null;
    },
  }));
};

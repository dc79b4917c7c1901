import { dirname, resolve } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { DEFERRED_PART } from './deferred-styles.ts';
import { type ChunkingContext, reach, sharedParts } from './shared-chunks.ts';

const source = (path: string): string => resolve('src', path);
/** Parts of a route that make a module of their own: the screen, what stands there when something is wrong, what fetches its data. */
export const ROUTE_PARTS: ('component' | 'errorComponent' | 'notFoundComponent' | 'loader')[][] = [
  ['component'],
  ['errorComponent', 'notFoundComponent'],
  ['loader'],
];
const screen = (route: string): string => `${source(`routes/${route}`)}?tsr-split=${ROUTE_PARTS[0]?.join('---')}`;

/** What every page needs before it reacts: the entry, and the frame around all screens. */
const EVERY_PAGE = [source('shell/boot/entry-client.tsx'), screen('$locale/route.tsx')];
/** Screens that a first visit begins with. What two of them share is fetched once. */
const FIRST_SCREENS = [screen('$locale/index.tsx'), screen('$locale/c.$slug.tsx'), screen('$locale/p.$slug.tsx')];

/** Parts of a library that its one entry names and a first visit never runs: forms of the account send by them, long lists read on by them. */
const SELDOM_USED =
  /@tanstack\/(?:react-query|query-core)\/build\/modern\/(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;

/** What starts by itself once a page is quiet. */
const WHEN_QUIET = [source('shell/boot/start-page.ts'), source('base/api/page-api.ts')];

/** The deferred parts that these modules name; an example in a comment names a file that is none. */
const lazyParts = (modules: Iterable<string>): string[] =>
  [...modules].flatMap((id) => {
    const file = id.split('?')[0] ?? id;
    if (!/\.tsx?$/.test(file) || file.includes('node_modules')) return [];
    const named = [...readFileSync(file, 'utf8').matchAll(DEFERRED_PART)].flatMap(([, path]) => {
      if (!path) return [];
      if (path.startsWith('.')) return resolve(dirname(file), path);
      return path.startsWith('#src/') ? source(path.slice(5)) : path.startsWith('#ui/') ? source(`ui/${path.slice(4)}`) : [];
    });
    return named.filter((part) => existsSync(part));
  });

/** What these modules import, and what the deferred parts among them bring: a document contains the styles of all of it. */
const reachLater = (starts: readonly string[], context: ChunkingContext): Set<string> => {
  const seen = new Set<string>();
  let next = starts;
  while (next.length > 0) {
    const added = [...reach(next, context)].filter((id) => !seen.has(id));
    for (const id of added) seen.add(id);
    next = lazyParts(added).filter((id) => !seen.has(id));
  }
  return seen;
};

/**
 * Few files for a first visit: left to itself the bundler makes one of every icon that two screens share, and forty small
 * files pack a third worse than four. Libraries are apart, because they change less often than the shop.
 */
export const firstVisitChunks = () => {
  let everyPage: Set<string> | undefined;
  let firstScreens: Set<string>[] | undefined;
  let afterwards: Set<string>[] | undefined;
  const onEveryPage = (context: ChunkingContext): ReadonlySet<string> => (everyPage ??= reach(EVERY_PAGE, context));
  /** What comes after each first screen: its deferred parts, and those of the frame with what starts when the page is quiet (last). */
  const comesAfterwards = (context: ChunkingContext): Set<string>[] => {
    firstScreens ??= FIRST_SCREENS.map((start) => reach([start], context));
    return [...firstScreens, onEveryPage(context)].map((modules, index, { length }) =>
      reachLater([...lazyParts(modules), ...(index === length - 1 ? WHEN_QUIET : [])], context),
    );
  };
  /** Which of the first screens need a module. The screens themselves keep their names: the page's manifest finds them by those. */
  const neededBy = (id: string, context: ChunkingContext): number[] => {
    if (FIRST_SCREENS.includes(id)) return [];
    firstScreens ??= FIRST_SCREENS.map((start) => reach([start], context));
    return firstScreens.flatMap((modules, index) => (modules.has(id) ? [index] : []));
  };
  return {
    groups: [
      {
        debugName: 'first visit',
        // A group takes along what its modules import, so the shared ones are served first.
        priority: 20,
        name: (id: string, context: ChunkingContext): string | null => {
          if (SELDOM_USED.test(id)) return null;
          if (onEveryPage(context).has(id)) return id.includes('node_modules') ? 'libraries' : /\/i18n\/messages\//.test(id) ? null : 'page';
          const needs = neededBy(id, context);
          return needs.length > 1 ? `screens-${needs.join('')}` : null;
        },
      },
      {
        debugName: 'afterwards',
        priority: 15,
        // What another page brings later must not bring a whole screen along, nor its styles.
        name: (id: string, context: ChunkingContext): string | null => {
          const [only, ...others] = neededBy(id, context);
          if (only === undefined || others.length > 0) return null;
          afterwards ??= comesAfterwards(context);
          return afterwards.some((modules, index) => index !== only && modules.has(id)) ? `shared-${only}` : null;
        },
      },
      {
        debugName: 'one screen',
        priority: 10,
        name: (id: string, context: ChunkingContext): string | null => {
          const [only, ...others] = neededBy(id, context);
          return only === undefined || others.length > 0 ? null : `screen-${only}`;
        },
      },
      ...sharedParts({
        entry: source('shell/boot/entry-client.tsx'),
        whenQuiet: WHEN_QUIET,
        everyPage: onEveryPage,
        isTaken: (id, context) => onEveryPage(context).has(id) || neededBy(id, context).length > 0,
      }),
    ],
  };
};

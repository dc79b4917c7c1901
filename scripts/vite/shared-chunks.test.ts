import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ChunkingContext, sharedParts } from './shared-chunks.ts';

/** What each module imports at once and later, by its path. */
type Graph = Readonly<Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>>;

const ENTRY = 'src/shell/boot/entry-client.tsx';
const QUIET = 'src/shell/boot/start-page.ts';
const WISHES = 'src/shop/favorites/wishes.tsx';
const BADGE = 'src/shop/catalogue/badge.tsx';
const EDITOR = 'src/staff/content/editor.tsx';
const RULES = 'src/staff/content/rules.tsx';

const filesOf = (graph: Graph): Readonly<Record<string, string>> => {
  const idOf = (name: string): string => resolve(name);
  const context: ChunkingContext = {
    getModuleInfo: (id) => {
      const found = Object.entries(graph).find(([name]) => idOf(name) === id)?.[1];
      return { importedIds: (found?.now ?? []).map(idOf), dynamicallyImportedIds: (found?.later ?? []).map(idOf) };
    },
  };
  const groups = sharedParts({
    entry: idOf(ENTRY),
    whenQuiet: [idOf(QUIET)],
    everyPage: () => new Set([idOf(ENTRY)]),
    isTaken: (id) => id === idOf(ENTRY),
  });
  const names = new Set(Object.values(graph).flatMap(({ now = [], later = [] }) => [...now, ...later]));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const file = groups.map((group) => group.name(idOf(name), context)).find((answer) => answer !== null);
      return file === undefined ? [] : [[name, file]];
    }),
  );
};

describe('files for what deferred parts share', () => {
  it('what one part alone needs stays with it', () => {
    expect(filesOf({ [ENTRY]: { later: [BADGE, WISHES] }, [BADGE]: { now: ['src/a.ts'] } })).toEqual({});
  });

  it('parts of one place and time share one file, parts of several another', () => {
    const graph = {
      [ENTRY]: { later: [BADGE, WISHES, EDITOR, RULES] },
      [BADGE]: { now: ['src/everywhere.ts'] },
      [WISHES]: { now: ['src/everywhere.ts', 'src/not-at-first.ts'] },
      [EDITOR]: { now: ['src/everywhere.ts', 'src/not-at-first.ts', 'src/of-staff.ts', 'src/more-of-staff.ts'] },
      [RULES]: { now: ['src/of-staff.ts', 'src/more-of-staff.ts'] },
    };
    expect(filesOf(graph)).toEqual({
      'src/everywhere.ts': 'parts-first',
      'src/not-at-first.ts': 'parts-later',
      'src/of-staff.ts': 'parts-later-staff',
      'src/more-of-staff.ts': 'parts-later-staff',
    });
  });

  it('what comes with every quiet page has a file that brings nothing else', () => {
    const graph = {
      [ENTRY]: { later: [QUIET, BADGE, WISHES] },
      [QUIET]: { now: ['src/soon.ts'] },
      [BADGE]: { now: ['src/soon.ts', 'src/first.ts'] },
      [WISHES]: { now: ['src/first.ts'] },
    };
    expect(filesOf(graph)).toEqual({ 'src/soon.ts': 'parts-quiet', 'src/first.ts': 'parts-first' });
  });

  it('a module that brings styles stays in a file of its own', () => {
    const shared = { now: ['src/card.tsx', 'src/plain.ts'] };
    const graph = { [ENTRY]: { later: [BADGE, WISHES] }, [BADGE]: shared, [WISHES]: shared, 'src/card.tsx': { now: ['src/card.module.css'] } };
    expect(filesOf(graph)).toEqual({ 'src/plain.ts': 'parts-first' });
  });

  it('modules of a library are together if the same parts need them', () => {
    const shared = { now: ['node_modules/forms/index.js', 'node_modules/forms/fields.js'] };
    const graph = {
      [ENTRY]: { later: [BADGE, WISHES, EDITOR] },
      [BADGE]: shared,
      [WISHES]: { now: [...shared.now, 'node_modules/dates/index.js'] },
      [EDITOR]: { now: ['node_modules/dates/index.js'] },
    };
    const { 'node_modules/forms/index.js': index, 'node_modules/forms/fields.js': fields, 'node_modules/dates/index.js': dates } = filesOf(graph);
    expect(index).toMatch(/^library-/);
    expect(fields).toBe(index);
    expect(dates).toMatch(/^library-/);
    expect(dates).not.toBe(index);
  });

  it('every group has a priority of its own', () => {
    const groups = sharedParts({ entry: '', whenQuiet: [], everyPage: () => new Set(), isTaken: () => false });
    const priorities = groups.map(({ priority }) => priority);
    // The bundler drops fractions: equal ones would be served in the order of this list.
    expect(priorities.every(Number.isInteger)).toBe(true);
    expect(new Set(priorities).size).toBe(priorities.length);
  });
});

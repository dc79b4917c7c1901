import { expect, it } from 'vitest';
import { cyclesIn, folderGraph, importGraph, upwardImports } from './import-graph.mjs';

const graphOf = (sources: Record<string, string>) => importGraph(Object.keys(sources), (path) => sources[path] ?? '');

it('follows imports of values, of types, lazy ones and re-exports, by alias and by relative path', () => {
  const graph = graphOf({
    'src/a.ts': `import { b } from './b.ts'; import type { C } from '#src/c.ts'; export * from '#ui/d.tsx'; const e = () => import('./e.ts');`,
    'src/b.ts': '',
    'src/c.ts': '',
    'src/ui/d.tsx': `import { useState } from 'react';`,
    'src/e.ts': '',
  });
  expect([...(graph.get('src/a.ts') ?? [])].toSorted()).toEqual(['src/b.ts', 'src/c.ts', 'src/e.ts', 'src/ui/d.tsx']);
  expect(graph.get('src/ui/d.tsx')?.size).toBe(0);
});

it('follows a worker that is named with a query', () => {
  expect(graphOf({ 'src/a.ts': `import url from './worker.ts?worker&url';`, 'src/worker.ts': '' }).get('src/a.ts')).toContain('src/worker.ts');
});

it('finds a circle of files that is closed by a type and by a lazy import', () => {
  const graph = graphOf({
    'src/a.ts': `import type { B } from './b.ts';`,
    'src/b.ts': `const c = () => import('./c.ts');`,
    'src/c.ts': `import './a.ts';`,
    'src/d.ts': `import './a.ts';`,
  });
  expect(cyclesIn(graph)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
});

it('finds two folders that import each other where no two files do', () => {
  const graph = graphOf({
    'server/cart/a.ts': `import '../stock/b.ts';`,
    'server/cart/c.ts': '',
    'server/stock/b.ts': '',
    'server/stock/d.ts': `import '../cart/c.ts';`,
  });
  expect(cyclesIn(graph)).toEqual([]);
  expect(cyclesIn(folderGraph(graph, (path) => path.slice(0, path.lastIndexOf('/'))))).toEqual([['server/cart', 'server/stock']]);
});

it('counts a folder and the folders in it as one', () => {
  const graph = graphOf({ 'db/a.ts': `import './cart/b.ts';`, 'db/cart/b.ts': `import '../c.ts';`, 'db/c.ts': '' });
  expect(cyclesIn(folderGraph(graph, (path) => path.slice(0, path.lastIndexOf('/'))))).toEqual([]);
});

it('names an import that leads upwards, and lets the longest prefix say where a file belongs', () => {
  const graph = graphOf({
    'src/base/a.ts': `import '../shell/b.ts';`,
    'src/shell/b.ts': `import '../base/c.ts';`,
    'src/base/c.ts': '',
  });
  expect(upwardImports(graph, ['src/', 'src/base/', 'src/shell/'])).toEqual([{ path: 'src/base/a.ts', target: 'src/shell/b.ts' }]);
});

import { expect, it } from 'vitest';
import { type StyleNode, readStyles, stylesBelow } from './styles.ts';

const node = (id: string | null, importedModules: StyleNode[] = []): StyleNode => ({ id, url: id ?? '', importedModules });

it('finds each stylesheet once, a module’s imports first, and the one that orders the layers before all', () => {
  const shared = node('/shared.module.css');
  const first = node('/index.css', [node('/layers.css')]);
  const circle: { id: string; url: string; importedModules: StyleNode[] } = { id: '/c.tsx', url: '/c.tsx', importedModules: [shared] };
  circle.importedModules.push(circle);
  const start = node('/entry.tsx', [circle, node('/b.tsx', [shared, node('/b.module.css')]), node(null), first]);
  expect(stylesBelow(start, '/index.css').map(({ id }) => id)).toEqual(['/index.css', '/shared.module.css', '/b.module.css']);
});

it('reads their texts as the client gets them', async () => {
  const load = (url: string) => Promise.resolve({ default: `text of ${url}` });
  expect(await readStyles(node('/a.css'), '/a.css', load)).toEqual([{ id: '/a.css', text: 'text of /a.css?inline' }]);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownHit } from './known-hits.ts';

const hit = (id: string) => ({ id, name: `Shoe ${id}` });
const collection = (id: string) => ({
  id: `c-${id}`,
  kind: 'collection',
  name: 'c',
  type: 'product',
  items: [{ kind: 'product', id, hit: hit(id) }],
});

it('finds a product in the lists and in the blocks of the pages that were shown, also in those that are chosen from', () => {
  const queries = new QueryClient();
  queries.setQueryData(['products.productSearch', {}], { hits: [hit('list')] });
  queries.setQueryData(['content.page', {}], {
    blocks: [
      collection('block'),
      { id: 'x', kind: 'experience', name: 'x', baselines: [collection('baseline')], variants: [{ targets: [collection('variant')] }] },
      { id: 's', kind: 'segmentation', name: 's', baselines: [], segments: [{ targets: [collection('segment')] }] },
    ],
  });
  queries.setQueryData(['account', 'me', 'profile'], { hits: [hit('none')] });
  const shown = ['list', 'block', 'baseline', 'variant', 'segment'];
  expect(shown.map((id) => knownHit(queries, id)?.name)).toEqual(shown.map((id) => `Shoe ${id}`));
  expect(knownHit(queries, 'none')).toBeUndefined();
  queries.clear();
});

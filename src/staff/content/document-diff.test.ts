import { expect, test } from 'vitest';
import { differencesBetween } from './document-diff.ts';

const home = {
  title: 'Home',
  blocks: [
    { id: 'hero', kind: 'hero', title: 'Winter', targets: [{ url: 'category:1110', text: 'Boots' }] },
    { id: 'row', kind: 'collection', title: 'New' },
  ],
};

test('the same documents have no differences', () => {
  expect(differencesBetween(home, structuredClone(home))).toEqual([]);
});

test('a changed field is named by the ids on its way', () => {
  const after = structuredClone(home);
  after.blocks[0]!.title = 'Spring';
  expect(differencesBetween(home, after)).toEqual([{ path: 'blocks › hero › title', kind: 'changed', before: 'Winter', after: 'Spring' }]);
});

test('a field that came or went is added or removed', () => {
  const after = structuredClone(home) as { title?: string; description?: string };
  delete after.title;
  after.description = 'Shoes';
  expect(differencesBetween(home, after)).toEqual([
    { path: 'title', kind: 'removed', before: 'Home' },
    { path: 'description', kind: 'added', after: 'Shoes' },
  ]);
});

test('a block that moved has not changed, and one that came is added', () => {
  const after = structuredClone(home);
  after.blocks.reverse();
  after.blocks.push({ id: 'end', kind: 'spacer', title: 'x' });
  expect(differencesBetween(home, after).map(({ path, kind }) => [path, kind])).toEqual(
    expect.arrayContaining([
      ['blocks › end', 'added'],
      [expect.stringMatching(/^blocks › (?:hero|row)$/), 'moved'],
    ]),
  );
});

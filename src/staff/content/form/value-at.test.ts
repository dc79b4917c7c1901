import { expect, test } from 'vitest';
import { moveItem, valueAt, withValueAt } from './value-at.ts';

const page = { title: 'Home', blocks: [{ id: 'a', title: 'One' }, { id: 'b' }] };

test('a value is read by its path', () => {
  expect(valueAt(page, ['blocks', 0, 'title'])).toBe('One');
  expect(valueAt(page, ['blocks', 5, 'title'])).toBeUndefined();
  expect(valueAt(page, [])).toBe(page);
});

test('a change copies what leads to it and leaves the rest as it was', () => {
  const changed = withValueAt(page, ['blocks', 1, 'title'], 'Two') as typeof page;
  expect(changed.blocks[1]).toEqual({ id: 'b', title: 'Two' });
  expect(changed.blocks[0]).toBe(page.blocks[0]);
  expect(page.blocks[1]).toEqual({ id: 'b' });
});

test('a field keeps its place when it changes, and goes with undefined', () => {
  expect(Object.keys(withValueAt(page, ['title'], 'Start') as object)).toEqual(['title', 'blocks']);
  expect(withValueAt(page, ['blocks', 0, 'title'], undefined)).toEqual({ title: 'Home', blocks: [{ id: 'a' }, { id: 'b' }] });
});

test('what is not there yet is made on the way', () => {
  expect(withValueAt({}, ['caption', 'text'], 'Hello')).toEqual({ caption: { text: 'Hello' } });
  expect(withValueAt({}, ['items', 0, 'id'], 'x')).toEqual({ items: [{ id: 'x' }] });
});

test('an item moves by one place, and not beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});

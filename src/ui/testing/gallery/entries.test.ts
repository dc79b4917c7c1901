import { expect, it } from 'vitest';
import { entries } from './entries.ts';

/** They draw nothing of their own: what the first paint waits for, when a part comes, the kit's words, and what tests need. */
const WITHOUT_A_LOOK = ['first-paint', 'lazy', 'messages', 'testing'];

it('shows every folder of the kit, each once and in at least one state', () => {
  const folders = Object.keys(import.meta.glob('../../*/*.tsx')).flatMap((file) => /^\.\.\/\.\.\/([a-z-]+)\//.exec(file)?.[1] ?? []);
  // `testing` is where this file lies: its own modules are named from here.
  const expected = [...new Set(folders)].filter((folder) => !WITHOUT_A_LOOK.includes(folder)).toSorted();
  expect(expected.length).toBeGreaterThan(20);
  expect(entries.map(({ folder }) => folder)).toEqual(expected);
  expect(entries.filter(({ states }) => states.length === 0)).toEqual([]);
});

import { expect, it } from 'vitest';
import { showBadge } from './keep-badge.ts';

const setUp = (refused = false) => {
  const shown: number[] = [];
  const world = { count: 0, changed: () => {} };
  const note = async (count: number): Promise<void> => {
    shown.push(count);
    if (refused) throw new DOMException('Not installed', 'NotAllowedError');
  };
  const stop = showBadge({
    set: note,
    clear: () => note(0),
    count: () => world.count,
    subscribe: (listener) => {
      world.changed = listener;
      return () => {
        world.changed = () => {};
      };
    },
  });
  const change = (count: number): void => {
    world.count = count;
    world.changed();
  };
  return { shown, change, stop };
};

it('shows how many pieces are in the cart, and nothing for none', () => {
  const { shown, change, stop } = setUp();
  change(2);
  change(3);
  change(0);
  stop();
  change(5);
  expect(shown).toEqual([0, 2, 3, 0]);
});

it('goes on where the platform refuses it', async () => {
  const { shown, change } = setUp(true);
  change(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([0, 1]);
});

import { expect, test, vi } from 'vitest';
import { tellUnsent } from './tell-unsent.ts';
import { subscribeUnsent, unsent } from './unsent.ts';

const wish = (at: string, refused = false) => ({ at, refusal: refused ? { code: 'INV700', status: 409 } : null });

test('what has not arrived of all lists is told together, and only what takes longer than a second', () => {
  vi.useFakeTimers();
  const heard = vi.fn<() => void>();
  const stop = subscribeUnsent(heard);
  tellUnsent('favorites', [wish('09:01')]);
  vi.advanceTimersByTime(900);
  tellUnsent('favorites', []);
  vi.advanceTimersByTime(900);
  expect(heard).not.toHaveBeenCalled();
  tellUnsent('favorites', [wish('09:03'), wish('09:00', true)]);
  tellUnsent('saved', [wish('09:02')]);
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveBeenCalledOnce();
  expect(unsent()).toEqual({ waiting: 2, since: '09:02', refused: 1 });
  stop();
  vi.useRealTimers();
});

import { afterEach, expect, it, vi } from 'vitest';
import { listenWedge } from './listen-wedge.ts';

const CODE = '036000291452';

const ends: (() => void)[] = [];
const listen = (options?: Parameters<typeof listenWedge>[1]) => {
  const heard = vi.fn<(text: string) => void>();
  ends.push(listenWedge(heard, options));
  return heard;
};
const scan = (): void => {
  for (const key of [...Array.from(CODE), 'Enter'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('a page that shows scans gets them before what is on every page, also when that comes later', () => {
  const first = listen({ everywhere: true });
  const page = listen();
  ends.shift()?.();
  const bar = listen({ everywhere: true });
  scan();
  expect(page.mock.calls).toEqual([[CODE]]);
  expect(first).not.toHaveBeenCalled();
  expect(bar).not.toHaveBeenCalled();
});

it('what is on every page gets them where no page shows them', () => {
  const bar = listen({ everywhere: true });
  scan();
  expect(bar.mock.calls).toEqual([[CODE]]);
});

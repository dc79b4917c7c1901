import { useRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { useCovering } from './use-covering.ts';

const Box = () => {
  const own = useRef<HTMLDivElement>(null);
  const isCovering = useCovering(own);
  return (
    <div ref={own} style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0, inlineSize: 200, blockSize: 100 }}>
      {isCovering ? 'covers' : 'is clear'}
    </div>
  );
};
const show = (control: React.ReactNode) =>
  renderInPage(
    <main style={{ blockSize: 3000 }}>
      <div style={{ position: 'absolute', insetBlockStart: 2000, insetInlineStart: 0 }}>{control}</div>
      <p style={{ position: 'absolute', insetBlockStart: 0 }}>Text</p>
      <Box />
    </main>,
  );
/** Scrolls so that what stands at 2,000 px is `distance` above the lower edge of the screen. */
const scrollTo = (distance: number): void => window.scrollTo(0, 2000 - innerHeight + distance);

it.each([
  ['a form', <form key="form">Name and address</form>],
  [
    'a card that leads into the cart',
    <div key="card" data-covered="">
      <span data-price="">$20</span>
    </div>,
  ],
])('an element at the edge of the screen gives way to %s while that is under it', async (_, control) => {
  show(control);
  await expect.element(page.getByText('is clear')).toBeVisible();
  scrollTo(50);
  await expect.element(page.getByText('covers')).toBeVisible();
  scrollTo(400);
  await expect.element(page.getByText('is clear')).toBeVisible();
});

it('an element at the edge of the screen stays where only text is under it', async () => {
  show(<p>More text</p>);
  scrollTo(50);
  await expect.element(page.getByText('is clear')).toBeVisible();
});

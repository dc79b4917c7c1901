import { afterAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { LinkProvider } from '#ui/link/link.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { BlockPlaceContext } from '../block-ports.ts';
import { SecondaryNavBlock } from './secondary-nav-block.tsx';

const follow = vi.fn<(href: string) => void>();
const show = (): HTMLElement =>
  renderInPage(
    <EnglishPage>
      <LinkProvider value={{ follow }}>
        <BlockPlaceContext value={{ path: '/c/boots-1110' }}>
          <SecondaryNavBlock
            leads={false}
            block={{
              id: 'nav',
              kind: 'secondary-nav',
              name: 'footwear',
              title: 'Footwear',
              targets: [
                { url: '/en-us/c/boots-1110', text: 'Boots' },
                { url: '/en-us/c/shoes-1120', text: 'Shoes' },
              ],
            }}
          />
        </BlockPlaceContext>
      </LinkProvider>
    </EnglishPage>,
  );
const button = page.getByRole('button', { name: 'Footwear' });
const shoes = page.getByRole('link', { name: 'Shoes' });

afterAll(() => page.viewport(414, 896));

it('is a row of links on large screens that says which page this is', async () => {
  await page.viewport(1200, 800);
  const place = show();
  await expect.element(page.getByRole('navigation', { name: 'Footwear' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Boots' })).toHaveAttribute('aria-current', 'page');
  const [first, second] = [...place.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  expect(first!.top).toBe(second!.top);
  expect(await axeViolations(place)).toEqual([]);
});

it('opens on small screens with the keyboard, and Escape gives the focus back', async () => {
  await page.viewport(390, 800);
  const place = show();
  await expect.element(shoes).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(shoes).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(shoes).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('closes when a link is chosen', async () => {
  await page.viewport(390, 800);
  show();
  await button.click();
  await shoes.click();
  expect(follow).toHaveBeenCalledWith('/en-us/c/shoes-1120');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(shoes).not.toBeInTheDocument();
});

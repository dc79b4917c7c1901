import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Link, LinkProvider } from './link.tsx';
import { TextLink } from './text-link.tsx';

const makePort = () => ({ follow: vi.fn<(href: string) => void>(), preload: vi.fn<(href: string) => void>() });

it('follows our own pages through the app, and prepares for them on hover and focus', async () => {
  const port = makePort();
  renderInPage(
    <LinkProvider value={port}>
      <TextLink href="/en-us/cart">Basket</TextLink>
    </LinkProvider>,
  );
  await userEvent.tab();
  expect(port.preload).toHaveBeenCalledWith('/en-us/cart');
  await page.getByRole('link', { name: 'Basket' }).click();
  await userEvent.keyboard('{Enter}');
  expect(port.follow.mock.calls).toEqual([['/en-us/cart'], ['/en-us/cart']]);
  expect(await axeViolations()).toEqual([]);
});

it('leaves a press alone that its own handler has prevented', async () => {
  const port = makePort();
  renderInPage(
    <LinkProvider value={port}>
      <Link href="/en-us/cart" onClick={(event) => event.preventDefault()}>
        Basket
      </Link>
    </LinkProvider>,
  );
  await page.getByRole('link', { name: 'Basket' }).click();
  expect(port.follow).not.toHaveBeenCalled();
});

it('is a plain anchor where no app is around it', async () => {
  renderInPage(<Link href="#reviews">Reviews</Link>);
  await page.getByRole('link', { name: 'Reviews' }).click();
  expect(location.hash).toBe('#reviews');
  history.replaceState(null, '', location.pathname + location.search);
});

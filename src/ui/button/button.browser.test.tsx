import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BagIcon } from '../icon/bag-icon.tsx';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

it('has no axe violations in any variant, size and state', async () => {
  renderInPage(
    <>
      {(['primary', 'secondary', 'quiet', 'link'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button loading>Saving</Button>
      <Button disabled>Sold out</Button>
      <ButtonLink href="/cart">Basket</ButtonLink>
      <IconButton label="Basket, 3" count={3} icon={<BagIcon />} />
    </>,
  );
  expect(await axeViolations()).toEqual([]);
});

it('is pressed by pointer, Enter and Space', async () => {
  const onClick = vi.fn<() => void>();
  renderInPage(<Button onClick={onClick}>Add</Button>);
  await page.getByRole('button', { name: 'Add' }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('keeps the focus and its width while it loads, and takes no press and submits nothing', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const draw = (loading: boolean) =>
    renderInPage(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Place the order
        </Button>
      </form>,
    );
  draw(false);
  const button = page.getByRole('button', { name: 'Place the order' });
  const width = button.element().getBoundingClientRect().width;
  (button.element() as HTMLElement).focus();
  draw(true);
  expect(document.activeElement).toBe(button.element());
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('offers a target of 44 px for an icon', () => {
  renderInPage(<IconButton label="Close" icon={<BagIcon />} />);
  const { width, height } = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

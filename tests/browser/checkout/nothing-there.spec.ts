import { expect, test } from '../../network/test.ts';

test.use({ start: 'plain' });

for (const width of [390, 1440])
  for (const [what, path, title] of [
    ['an empty cart at the checkout', '/en-us/checkout', 'Your cart is empty'],
    ['a confirmation without an order', '/en-us/order-confirmation', 'No order to show'],
  ] as const)
    test(`${what} keeps to the margin of the page at ${width} px`, async ({ page, shopper }) => {
      await page.setViewportSize({ width, height: 900 });
      await shopper.open(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      const box = await heading.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(16);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 16);
    });

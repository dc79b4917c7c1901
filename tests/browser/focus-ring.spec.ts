import { expect, test } from '../network/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`whoever walks the home page by keyboard sees which picture has the focus, in ${colorScheme} colours`, async ({ page, shopper }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shopper.open('/en-us');
    await shopper.movePointer();
    const tile = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Men’s hiking', exact: true }) });
    const link = tile.getByRole('link');
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    const unfocused = await tile.screenshot();
    expect((await tile.screenshot()).equals(unfocused)).toBe(true);

    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const focused = await tile.screenshot();
    expect(focused.equals(unfocused)).toBe(false);

    await link.blur();
    expect((await tile.screenshot()).equals(unfocused)).toBe(true);
  });

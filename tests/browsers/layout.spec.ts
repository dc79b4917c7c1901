import { expect, test } from './test.ts';

/** Runs in the page: by how much it can be pushed sideways. A scroll bar takes width from both. */
const overhang = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const TURNS = [
  ['opened', 390, 844],
  ['turned', 844, 390],
  ['turned back', 390, 844],
  ['narrowed', 340, 844],
] as const;

test('no page can be pushed sideways on a phone, also not after the device was turned', async ({ tab, visitor, product }) => {
  for (const path of ['/en-us', '/en-us/c/men-shoes-2100', product.url, '/en-us/terms'])
    for (const [turn, width, height] of TURNS) {
      await tab.driver.resize(width, height);
      if (turn === 'opened') await visitor.open(path);
      await expect.poll(() => tab.evaluate(() => innerWidth, null)).toBe(width);
      await expect.poll(() => tab.evaluate(overhang, null), { message: `${path}, ${turn}` }).toBe(0);
    }
});

test('links that look like text are underlined', async ({ tab, visitor, product }) => {
  await visitor.open(product.url);
  await tab.see({ role: 'button', name: 'Size chart', within: 'main' });
  const decoration = () =>
    tab.evaluate(() => {
      const chart = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.trim() === 'Size chart');
      return chart ? getComputedStyle(chart).getPropertyValue('text-decoration-line') : 'not there';
    }, null);
  expect(await decoration()).toBe('underline');
});

test('the name of a group and what stands at its end share a line', async ({ tab, visitor, product }) => {
  await visitor.open(product.url);
  await tab.see({ role: 'button', name: 'Size chart', within: 'main' });
  const overlap = await tab.evaluate(() => {
    const group = [...document.querySelectorAll('main [role=group]')].find(({ textContent }) => textContent.includes('Size chart'));
    const legend = document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.getBoundingClientRect();
    const aside = group?.querySelector('button')?.getBoundingClientRect();
    return legend && aside ? Math.min(legend.bottom, aside.bottom) - Math.max(legend.top, aside.top) : -1;
  }, null);
  expect(overlap).toBeGreaterThan(0);
});

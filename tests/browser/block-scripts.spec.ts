import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { openEditor } from '../support/editor.ts';
import { createShopper } from '../support/shopper.ts';

test.use({ start: 'plain' });

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;

/** A chunk with all that it imports. */
const withImports = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  }
  return seen;
};
/** What draws one kind of block: `hero-block`. */
const BLOCKS = /^src\/(?:shop\/content\/blocks|shell\/blocks)\/([a-z-]+)\.tsx$/;
const blocks = new Map(
  Object.keys(manifest).flatMap((key) => {
    const name = BLOCKS.exec(key)?.[1];
    return name ? [[name, key] as const] : [];
  }),
);
const fileOf = (key: string): string => `/${manifest[key]?.file ?? ''}`;

/** Blocks whose code the page must not have, because nothing that stands on it imports it. */
const othersThan = (...shown: readonly string[]): ReadonlyMap<string, string> => {
  const needed = new Set(shown.flatMap((name) => [...withImports(blocks.get(name) ?? '')]).map(fileOf));
  return new Map([...blocks].flatMap(([name, key]) => (needed.has(fileOf(key)) ? [] : [[name, fileOf(key)] as const])));
};

/** Paths of all scripts that the page asks for, from now on. */
const watchScripts = (page: Page): ReadonlySet<string> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
};

const space = (id: string) => ({ id, kind: 'spacer', name: id, backgroundColor: 'sunken' });
const links = (id: string) => ({ id, kind: 'cta-collection', name: id, title: `Ways ${id}`, targets: [{ url: 'page:stores', text: 'Stores' }] });

test('a page of forty blocks loads the code of the kinds that stand on it, and that of no other page', async ({ page, browser }) => {
  const editor = await openEditor(browser);
  await editor.publish('page/two-kinds', {
    title: 'Two kinds',
    description: 'Forty blocks of two kinds',
    blocks: Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? space(`space-${index}`) : links(`links-${index}`))),
  });
  const scripts = watchScripts(page);
  await page.goto('/en-us/two-kinds');
  await createShopper(page).untilReacts();
  await expect(page.locator('main [data-block]')).toHaveCount(40);
  // Blocks come to life when somebody first does something.
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 4_000);
  const own = ['spacer-block', 'cta-collection-block'];
  for (const name of own) await expect.poll(() => [...scripts], name).toContain(fileOf(blocks.get(name) ?? ''));
  await page.waitForLoadState('networkidle');
  await editor.close();

  // A bar of benefits stands over every page.
  const others = othersThan(...own, 'benefit-bar-block');
  expect(others.size).toBeGreaterThan(15);
  expect([...others].filter(([, file]) => scripts.has(file)).map(([name]) => name)).toEqual([]);
  // A list and a product have screens of their own, which pages of the content service share an address with.
  const screens = ['src/shop/catalogue/category-page.tsx', 'src/shell/composition/product-screen.tsx', 'src/kit/blocks-page.tsx'];
  for (const screen of screens) expect(Object.keys(manifest)).toContain(screen);
  expect(screens.filter((screen) => scripts.has(fileOf(screen)))).toEqual([]);
});

test('lists and products come to life at their other address too', async ({ page, product }) => {
  const shopper = createShopper(page);
  await page.goto(`/en-us/whatever-p${product.url.split('-').at(-1) ?? ''}`);
  await shopper.untilReacts();
  await shopper.addToCart();
  await page.goto('/en-us/whatever-c2100');
  await shopper.untilReacts();
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Sneakers/ })
    .check();
  await expect(page).toHaveURL(/category=2150/);
});

/** Classes of style modules that the build has written a style for. */
const styledClasses = (): ReadonlySet<string> =>
  new Set(
    readdirSync('dist/client/assets')
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...readFileSync(`dist/client/assets/${file}`, 'utf8').matchAll(/\.([\w-]+_[\w-]+)/g)].map(([, known = '']) => known)),
  );

test('a document contains the style of everything that it shows, before any script runs', async ({ shop, product }) => {
  const styled = styledClasses();
  const paths = [
    '',
    '/c/men-shoes-2100',
    '/search?q=trail',
    '/searchhub',
    '/basecamp',
    '/gift-card',
    '/help',
    '/winter',
    '/stories',
    '/stories/first-frost',
    '/terms',
    '/nowhere',
  ];
  for (const path of [...paths.map((path) => `/en-us${path}`), product.url]) {
    const html = await (await fetch(`${shop.nodeUrl}${path}`, { headers: { Accept: 'text/html' } })).text();
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
    const shown = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, classes = '']) => classes.split(' ')));
    expect(shown.size, path).toBeGreaterThan(50);
    expect(
      [...shown].filter((one) => styled.has(one) && !styles.includes(`.${one}`)),
      path,
    ).toEqual([]);
  }
});

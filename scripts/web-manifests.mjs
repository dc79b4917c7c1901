import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const ICONS = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** Icons of every size from the one drawing, and a web app manifest a locale in its own words. */
export const writeWebManifests = async (out = 'dist/client') => {
  const { localeIds, wordsFor } = await import(pathToFileURL(resolve('dist/server/entry-server.js')).href);
  const drawing = await readFile('public/icon.svg');
  await Promise.all([mkdir(`${out}/icons`, { recursive: true }), mkdir(`${out}/manifest`, { recursive: true })]);
  const draw = (size, name) => sharp(drawing, { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toFile(`${out}/icons/${name}.png`);
  await Promise.all([...ICONS.map(({ size, name }) => draw(size, name)), draw(180, 'apple-touch-icon')]);
  for (const id of localeIds) {
    const words = wordsFor(id);
    const shortcut = (name, path) => ({
      name,
      url: `/${id}${path}?source=shortcut`,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    });
    const manifest = {
      id: `/?app=${id}`,
      name: words.t('app.name'),
      short_name: words.t('brand'),
      description: words.t('app.description'),
      lang: words.locale.tag,
      dir: 'ltr',
      start_url: `/${id}?source=app`,
      scope: '/',
      display: 'standalone',
      display_override: ['standalone', 'minimal-ui'],
      background_color: '#faf9f5',
      theme_color: '#faf9f5',
      categories: ['shopping', 'lifestyle'],
      icons: ICONS.map(({ name, size, purpose }) => ({ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })).concat({
        src: '/icon.svg',
        sizes: 'any',
        type: 'image/svg+xml',
        purpose: 'any',
      }),
      shortcuts: [shortcut(words.t('app.shortcut.basket'), '/cart'), shortcut(words.t('app.shortcut.search'), '/search')],
      screenshots: [
        { src: '/screenshots/home-narrow.webp', sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: words.t('app.screenshot.home') },
        {
          src: '/screenshots/product-narrow.webp',
          sizes: '780x1688',
          type: 'image/webp',
          form_factor: 'narrow',
          label: words.t('app.screenshot.product'),
        },
        { src: '/screenshots/home-wide.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: words.t('app.screenshot.home') },
      ],
    };
    await writeFile(`${out}/manifest/${id}.webmanifest`, JSON.stringify(manifest));
  }
};

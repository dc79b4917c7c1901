import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const ICONS = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

const TOUCH_ICON = { name: 'apple-touch-icon', size: 180 };

/** One of the app's icons as PNG, from the one drawing; undefined where there is none of that name. */
export const drawIcon = async (name) => {
  const icon = [...ICONS, TOUCH_ICON].find((one) => one.name === name);
  if (!icon) return undefined;
  return sharp(await readFile('public/icon.svg'), { density: 300 })
    .resize(icon.size, icon.size)
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** What a browser reads about the installed app, in the words of a locale. */
export const webManifest = (id, i18n) => {
  const shortcut = (name, path) => ({
    name,
    url: `/${id}${path}?source=shortcut`,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: `/?app=${id}`,
    name: i18n.t('app.name'),
    short_name: i18n.t('brand'),
    description: i18n.t('app.description'),
    lang: i18n.locale.tag,
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
    shortcuts: [
      shortcut(i18n.t('app.shortcut.scan'), '/scan'),
      shortcut(i18n.t('app.shortcut.basket'), '/cart'),
      shortcut(i18n.t('app.shortcut.orders'), '/account/orders'),
      shortcut(i18n.t('app.shortcut.search'), '/search'),
    ],
    share_target: { action: `/${id}/shared`, method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    screenshots: [
      { src: '/screenshots/home-narrow.webp', sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: i18n.t('app.screenshot.home') },
      {
        src: '/screenshots/product-narrow.webp',
        sizes: '780x1688',
        type: 'image/webp',
        form_factor: 'narrow',
        label: i18n.t('app.screenshot.product'),
      },
      { src: '/screenshots/home-wide.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: i18n.t('app.screenshot.home') },
    ],
  };
};

/** Icons of every size, and a web app manifest a locale. */
export const writeWebManifests = async (out = 'dist/client') => {
  const { localeIds, i18nFor } = await import(/* @vite-ignore */ pathToFileURL(resolve('dist/server/entry-server.js')).href);
  await Promise.all([mkdir(`${out}/icons`, { recursive: true }), mkdir(`${out}/manifest`, { recursive: true })]);
  await Promise.all([...ICONS, TOUCH_ICON].map(async ({ name }) => writeFile(`${out}/icons/${name}.png`, await drawIcon(name))));
  for (const id of localeIds) {
    await writeFile(`${out}/manifest/${id}.webmanifest`, JSON.stringify(webManifest(id, i18nFor(id))));
  }
};

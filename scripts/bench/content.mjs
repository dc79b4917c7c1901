import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { measureLighthouse } from './first-visit.mjs';
import { round } from './numbers.mjs';
import { scriptsOfVisit } from './script-bytes.mjs';

const FOLDER = '.bench/content';
const NAME = 'forty-blocks';
const BLOCKS = 40;

const SCENES = ['mountain-dawn', 'forest-day', 'lake-dawn', 'coast-day', 'snow-day', 'meadow-dusk'];
const picture = (index, angle) => ({ key: `scene-${SCENES[index % SCENES.length]}`, angle, alt: 'A landscape', tone: '#5d6b6a' });
const media = (index) => ({
  sm: { image: picture(index, 'tall') },
  md: { image: picture(index, 'wide') },
  lg: { image: picture(index, 'wide') },
});
const target = (text) => ({ url: 'page:stores', text });

/** One block of a kind in each turn: what stands on a long campaign page. */
const KINDS = [
  (index) => ({
    kind: 'hero',
    variant: 'standardHero',
    title: `Chapter ${index}`,
    titleColor: 'light',
    media: media(index),
    targets: [target('Go on')],
  }),
  (index) => ({
    kind: 'split-banner',
    title: `Side ${index}`,
    imageWidth: 50,
    alignment: 'left-right',
    mediaList: [media(index)],
    targets: [target('Read')],
  }),
  () => ({ kind: 'collection', type: 'product', title: 'Just in', items: [{ kind: 'products', categoryId: '1110', count: 8 }] }),
  (index) => ({ kind: 'linked-card', title: `Card ${index}`, media: media(index), mediaTarget: target('To the card') }),
  (index) => ({ kind: 'category-card', title: `Way ${index}`, media: media(index), target: target('To the shelf') }),
  () => ({ kind: 'cta-collection', title: 'Start here', targets: [target('Women'), target('Men'), target('Kids')] }),
  () => ({
    kind: 'icon-and-text',
    title: 'What we promise',
    variant: 'icon-left',
    items: ['a', 'b', 'c'].map((id) => ({ id, icon: { icon: 'truck' }, richText: '<p><b>Delivery in two days</b><br>To a door or a store.</p>' })),
  }),
  () => ({ kind: 'spacer', backgroundColor: 'sunken' }),
];

const page = {
  document: {
    title: 'Forty blocks',
    description: 'A page as long as a campaign',
    blocks: Array.from({ length: BLOCKS }, (_, index) => ({ id: `block-${index}`, name: `block ${index}`, ...KINDS[index % KINDS.length](index) })),
  },
};

/**
 * On Lighthouse's mobile line and processor: the first screen of a page as long as a campaign is there as soon as that of any page. Kilobytes are of brotli.
 * What comes until the page is quiet is that of every page, the home page included, but for the page's own frame and the kinds of block that home does not
 * have: 1.5 kB with these eight kinds.
 */
const LIMITS = { fcpMs: 1_800, lcpMs: 2_500, cls: 0.01, scriptUntilReactsKb: 150, scriptUntilQuietKb: 190, beyondHomeKb: 5 };

/** @returns a sentence for each limit that the page exceeds */
export const overContentLimits = (result) =>
  Object.entries(result).flatMap(([page, value]) =>
    Object.entries(LIMITS).flatMap(([name, limit]) => (value[name] > limit ? [`${page}: ${name} is ${value[name]} of ${limit}`] : [])),
  );

/** A published page of 40 blocks: what its first visit costs, measured as that of the other pages is. */
export const measureContent = async ({ url }, runs) => {
  const file = join(FOLDER, `WAYMARK-US/page/${NAME}.json`);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(page, null, 2));
  // Through the shop that is open: it has the data folder.
  await promisify(execFile)(process.execPath, ['dist/node/content.js', 'import', FOLDER], { env: { ...process.env, DATA_DIR: '.bench/data' } });
  const path = `/en-us/${NAME}`;
  const html = await (await fetch(`${url}${path}`)).text();
  const shown = html.split('data-block=').length - 1;
  if (shown < BLOCKS) throw new Error(`The page shows ${shown} of ${BLOCKS} blocks`);
  for (const picturePath of new Set(html.match(/\/images\/[\w-]+\/[\w-]+\/\d+/g)))
    await fetch(`${url}${picturePath}`, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const result = await measureLighthouse({ url, pages: { [`${BLOCKS} blocks`]: path } }, runs);
  const home = await scriptsOfVisit(`${url}/en-us`);
  for (const page of Object.values(result)) page.beyondHomeKb = round(page.scriptUntilQuietKb - home.scriptUntilQuietKb, 1);
  return result;
};

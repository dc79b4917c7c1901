import { isPictureAngle, isPictureWidth } from '#domain/pictures.ts';
import type { WarmWish } from '#artwork/routes.ts';

/** Pictures of a list's first screen, on a large window. */
const FIRST_SCREEN = 12;
/** Layout widths that phones, tablets and windows ask for first; the others are drawn when somebody does. */
const USUAL_WIDTHS: ReadonlySet<number> = new Set([200, 240, 320, 480]);

const ADDRESS = /\/images\/([\w-]+)\/([\w-]+)\/(\d+)/g;

/** Pictures that a document names, each with the widths it offers, in the order in which they stand there. */
export const picturesOf = (html: string): Map<string, WarmWish[]> => {
  const found = new Map<string, WarmWish[]>();
  for (const [, pictureKey = '', angle = '', widthText] of html.matchAll(ADDRESS)) {
    const width = Number(widthText);
    if (!isPictureAngle(angle) || !isPictureWidth(width)) continue;
    const name = `${pictureKey}/${angle}`;
    const wishes = found.get(name) ?? [];
    if (!wishes.some((wish) => wish.width === width)) found.set(name, [...wishes, { pictureKey, angle, width }]);
  }
  return found;
};

/** What stands beside the menu, whose pictures come before those of every page and are the home page's, too. */
const contentOf = (html: string): string => html.slice(Math.max(html.indexOf('<main'), 0));

export interface WarmPorts {
  /** The document at a path, as a visitor would get it. */
  readonly page: (path: string) => Promise<string>;
  readonly warm: (wishes: readonly WarmWish[]) => void;
  readonly home: string;
}

/** Has the home page and the first screen of every list drawn in quiet moments, before their first visitor comes. */
export const warmFirstScreens = async ({ page, warm, home }: WarmPorts): Promise<number> => {
  const html = await page(home);
  const wishes = [...picturesOf(html).values()].flat();
  const lists = new Set([...html.matchAll(/href="(\/[a-z-]+\/c\/[\w-]+)"/g)].map(([, path = '']) => path));
  for (const path of lists) {
    const first = [...picturesOf(contentOf(await page(path))).values()].slice(0, FIRST_SCREEN);
    wishes.push(...first.flat().filter(({ width }) => USUAL_WIDTHS.has(width)));
  }
  const distinct = [...new Map(wishes.map((wish) => [`${wish.pictureKey}/${wish.angle}/${wish.width}`, wish])).values()];
  warm(distinct);
  return distinct.length;
};

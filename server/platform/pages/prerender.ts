/** Often enough for the engine to compile what every page goes through. */
const ROUNDS = 3;

const firstLink = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

/**
 * Renders home, a list and a product before the shop calls itself open, so that its first visitor waits neither for the catalogue to be read nor for the
 * code to be compiled.
 * @param page the document at a path, as a visitor would get it
 */
export const prerender = async (page: (path: string) => Promise<string>, home: string): Promise<void> => {
  const list = firstLink(await page(home), /href="(\/[a-z-]+\/c\/[\w-]+)"/);
  const product = list === undefined ? undefined : firstLink(await page(list), /href="(\/[a-z-]+\/p\/[\w-]+)"/);
  const paths = [home, list, product].filter((path) => path !== undefined);
  for (let round = 0; round < ROUNDS; round += 1) for (const path of paths) await page(path);
};

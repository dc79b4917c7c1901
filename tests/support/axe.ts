import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Whoever speaks to the page says what is written on it. Experimental, so that no tag has it. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };
/** All that a colour scheme can change: names, roles and order are those of the light page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** In place of axe where the page has it already: it is half a megabyte, and takes half a second of a busy machine to read. */
const NOTHING = '0';
/** Frames are not asked: one that takes no scripts does not answer. */
const hasAxe = async (page: Page): Promise<boolean> => page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis));

export interface AxeOptions {
  readonly iframes?: boolean;
  /** Rules that the page cannot follow. */
  readonly without?: readonly string[];
  /** Selector of the part that is looked at; the whole page unless said. */
  readonly within?: string;
}

/**
 * What axe finds on the page as it is shown, each with its reason: all rules in light colours, those about colours in dark ones. A frame that takes no
 * scripts does not answer axe, and landmarks of a page in a frame are compared with those around it: `iframes` false leaves frames out.
 */
export const axeFaults = async (page: Page, what: string, { iframes = true, without = [], within }: AxeOptions = {}): Promise<string[]> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const left = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: NOTHING }) }).options({
    iframes,
    ...(!isDark && { rules: { ...MORE_RULES, ...left } }),
  });
  if (!iframes) axe.exclude('iframe');
  if (within !== undefined) axe.include(within);
  // All frames are of the shop: no second page that puts their findings together.
  axe.setLegacyMode();
  const { violations } = await (isDark ? axe.withRules(COLOUR_RULES) : axe.withTags(RULES)).analyze();
  return violations.map(
    ({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary})`).join(' | ')}`,
  );
};

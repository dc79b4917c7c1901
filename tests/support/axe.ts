import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Whoever speaks to the page says what is written on it. Experimental, so that no tag has it. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };
/** All that a colour scheme can change: names, roles and order are those of the light page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is shown, a line each: all rules in light colours, those about colours in dark ones. A frame that takes no scripts does
 * not answer axe, and landmarks of a page in a frame are compared with those around it: `iframes` false leaves frames out.
 * @param options.without rules that the page cannot follow
 */
export const axeFaults = async (
  page: Page,
  what: string,
  { iframes = true, without = [] }: { readonly iframes?: boolean; readonly without?: readonly string[] } = {},
): Promise<string[]> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const left = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const axe = new AxeBuilder({ page }).options({ iframes, ...(!isDark && { rules: { ...MORE_RULES, ...left } }) });
  if (!iframes) axe.exclude('iframe');
  const { violations } = await (isDark ? axe.withRules(COLOUR_RULES) : axe.withTags(RULES)).analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
};

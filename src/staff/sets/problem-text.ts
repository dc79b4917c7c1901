import type { SetProblem } from '#contract/calls/product-set-limits.ts';
import { SET_PERCENT_MAX, SET_PERCENT_MIN, SET_PRODUCTS_MAX, SET_PRODUCTS_MIN, SET_TITLE_MAX } from '#contract/calls/product-set-limits.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

/** What is wrong with a field of a set, in words. */
export const problemText = (t: I18n['t'], problem: SetProblem): string =>
  t(`editor.set.problem.${problem}`, {
    max: problem === 'products-many' ? SET_PRODUCTS_MAX : problem === 'percent' ? SET_PERCENT_MAX : SET_TITLE_MAX,
    min: problem === 'percent' ? SET_PERCENT_MIN : SET_PRODUCTS_MIN,
  });

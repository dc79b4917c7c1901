import { expect, it } from 'vitest';
import { createStyleFinder } from './find-styles.ts';

const find = createStyleFinder({
  '/assets/page.css': '@layer features{.a1B2c3_page{display:grid}}',
  '/assets/row.css': '@layer features{.H5Fxlq_row{display:flex}.H5Fxlq_row>.H5Fxlq_slide{flex:none}}',
});

it('names the stylesheets of classes that the document shows and does not have', () => {
  const html = '<main class="a1B2c3_page"><ul class="visually-hidden H5Fxlq_row"><li class="H5Fxlq_slide"></li></ul></main>';
  expect(find(html, new Set(['/assets/page.css']))).toEqual(['/assets/row.css']);
  expect(find(html, new Set())).toEqual(['/assets/page.css', '/assets/row.css']);
});

it('names none where all are there, or no class of them is shown', () => {
  expect(find('<ul class="H5Fxlq_row"></ul>', new Set(['/assets/row.css']))).toEqual([]);
  expect(find('<p title="H5Fxlq_row">H5Fxlq_row</p>', new Set())).toEqual([]);
});

import type { Words } from '#src/i18n/words.ts';
import type { UiWords } from '#ui/words/words.tsx';

/** The kit's own words in the shopper's language. */
export const uiWords = ({ t }: Words): UiWords => ({
  close: t('ui.close'),
  dismiss: t('ui.dismiss'),
  required: t('ui.required'),
  optional: t('ui.optional'),
  soldOut: t('card.soldOut'),
  loading: t('loading'),
  retry: t('failure.again'),
  loadFailed: t('ui.loadFailed'),
  decrease: t('ui.decrease'),
  increase: t('ui.increase'),
  quantityIs: (count) => t('ui.quantity', { count }),
  maximumIs: (count) => t('ui.maximum', { count }),
  previous: t('ui.previous'),
  next: t('ui.next'),
  slide: (position, total) => t('ui.slide', { position, total }),
  goToSlide: (position) => t('ui.goToSlide', { position }),
  pause: t('ui.pause'),
  play: t('ui.play'),
  pages: t('ui.pages'),
  page: (page) => t('ui.page', { page }),
  breadcrumb: t('ui.breadcrumb'),
  notices: t('ui.notices'),
  showPassword: t('ui.showPassword'),
  hidePassword: t('ui.hidePassword'),
  rating: (score, outOf) => t('ui.rating', { score, outOf }),
  stepDone: t('ui.stepDone'),
  stepCurrent: t('ui.stepCurrent'),
});

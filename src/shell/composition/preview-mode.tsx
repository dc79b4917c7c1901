import { createRoot } from 'react-dom/client';
import { previewIn } from '#contract/client/preview.ts';
import { localeOfPath } from '#contract/locales.ts';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { PreviewBar } from './preview-bar.tsx';
import { withPreviewOf, withoutPreview } from '#src/base/preview/preview-address.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';

/** A document that began as a preview stays one: its links lead to previews, because what it has read are drafts. It is left by loading another document. */
const stayInPreview = ({ history }: AppRouter): void => {
  const { push, replace } = history;
  const { search } = location;
  history.push = (path, ...more) => push(withPreviewOf(path, search), ...more);
  history.replace = (path, ...more) => replace(withPreviewOf(path, search), ...more);
  // Links of a part that has not come to life are followed by the browser.
  const keep = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin && localeOfPath(link.pathname)) link.href = withPreviewOf(link.pathname + link.search + link.hash, search);
  };
  for (const press of ['click', 'auxclick']) addEventListener(press, keep, { capture: true });
};

/** Says what is previewed, over the end of the page, and leads out of it. */
export const startPreview = async (router: AppRouter): Promise<void> => {
  const preview = previewIn(location.search);
  if (!preview) return;
  stayInPreview(router);
  const { i18n } = router.options.context;
  await i18n.load('staff');
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nContext value={i18n}>
      <PreviewBar at={preview.at} onLeave={() => location.assign(withoutPreview(location.href))} />
    </I18nContext>,
  );
};

import { createRoot } from 'react-dom/client';
import { previewIn } from '#contract/client/preview.ts';
import { WordsContext } from '#src/base/i18n/use-words.ts';
import { PreviewBar } from './preview-bar.tsx';
import { withPreviewOf, withoutPreview } from './preview-address.ts';
import type { AppRouter } from './router.tsx';

/** A document that began as a preview stays one: its links lead to previews, because what it has read are drafts. It is left by loading another document. */
const stayInPreview = ({ history }: AppRouter): void => {
  const { push, replace } = history;
  const { search } = location;
  history.push = (path, ...more) => push(withPreviewOf(path, search), ...more);
  history.replace = (path, ...more) => replace(withPreviewOf(path, search), ...more);
};

/** Says what is previewed, over the end of the page, and leads out of it. */
export const startPreview = async (router: AppRouter): Promise<void> => {
  const preview = previewIn(location.search);
  if (!preview) return;
  stayInPreview(router);
  const { words } = router.options.context;
  await words.load('staff');
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <WordsContext value={words}>
      <PreviewBar at={preview.at} onLeave={() => location.assign(withoutPreview(location.href))} />
    </WordsContext>,
  );
};

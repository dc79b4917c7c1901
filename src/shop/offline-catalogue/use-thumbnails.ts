import { useCallback, useEffect, useState } from 'react';
import type { LocaleId } from '#contract/locales.ts';
import type { Progress } from '#db/catalogue/ports.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import type { ThumbnailEnd, ThumbnailStatus } from '#workers/catalogue/thumbnails.ts';
import type { OfflineCataloguePorts } from './use-offline-catalogue.ts';

/** What is said after a download, by how it ended. */
const SAID: Readonly<Record<ThumbnailEnd, MessageKey>> = {
  whole: 'thumbnails.whole',
  cancelled: 'thumbnails.cancelled',
  'no-answer': 'thumbnails.noAnswer',
  'no-room': 'thumbnails.noRoom',
  failed: 'offlineCatalogue.failed',
};

interface State {
  /** Absent: the device is being asked, or has no catalogue. */
  readonly status?: ThumbnailStatus | undefined;
  /** In pictures. Present: a download is under way. */
  readonly progress?: Progress | undefined;
  readonly said?: MessageKey | undefined;
}

/** The small pictures of the offline catalogue and what can be done with them. */
export const useThumbnails = ({ open }: Pick<OfflineCataloguePorts, 'open'>, locale: LocaleId) => {
  const [state, setState] = useState<State>({});
  const patch = useCallback((next: Partial<State>): void => setState((last) => ({ ...last, ...next })), []);
  const look = useCallback(async (): Promise<void> => patch({ status: await (await open()).thumbnails(locale) }), [open, locale, patch]);
  useEffect(() => {
    const start = async (): Promise<void> => {
      const found = await (await open()).thumbnails(locale);
      patch({ status: found });
    };
    start().catch(() => undefined);
  }, [open, locale, patch]);

  const download = async (): Promise<void> => {
    patch({ progress: { done: 0, total: 0 }, said: undefined });
    try {
      const end = await (await open()).downloadThumbnails(locale, (progress) => patch({ progress }));
      patch({ said: SAID[end] });
    } catch {
      patch({ said: 'offlineCatalogue.failed' });
    }
    patch({ progress: undefined });
    await look().catch(() => undefined);
  };

  const remove = async (): Promise<void> => {
    try {
      await (await open()).removeThumbnails();
      await look();
      patch({ said: 'thumbnails.deleted' });
    } catch {
      patch({ said: 'offlineCatalogue.failed' });
    }
  };

  return {
    ...state,
    download: () => void download(),
    cancel: () => void open().then((catalogue) => catalogue.cancelThumbnails()),
    remove: () => void remove(),
  };
};

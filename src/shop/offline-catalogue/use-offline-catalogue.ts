import { useCallback, useEffect, useState } from 'react';
import type { LocaleId } from '#contract/locales.ts';
import type { DownloadEnd } from '#db/catalogue/download.ts';
import type { Progress } from '#db/catalogue/ports.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import type { CatalogueApi, CatalogueOffer, CatalogueStatus } from '#workers/catalogue/types.ts';

export interface OfflineCataloguePorts {
  readonly open: () => Promise<CatalogueApi>;
  /** Asks the browser to keep what is stored; whether it does. */
  readonly persist: () => Promise<boolean>;
  /** Fetches what works with the catalogue alone, such as the page that scans. */
  readonly bringMore: () => Promise<void>;
}

/** What is said after a download, by how it ended. */
const SAID: Readonly<Record<DownloadEnd, MessageKey | undefined>> = {
  installed: undefined,
  current: 'offlineCatalogue.current',
  cancelled: 'offlineCatalogue.cancelled',
  'no-answer': 'offlineCatalogue.noAnswer',
  damaged: 'offlineCatalogue.damaged',
  quota: 'offlineCatalogue.quota',
  denied: 'offlineCatalogue.denied',
  lost: 'offlineCatalogue.failed',
  newer: 'offlineCatalogue.failed',
  failed: 'offlineCatalogue.failed',
};

interface State {
  /** Absent: the device is being asked. */
  readonly status?: CatalogueStatus;
  readonly offer?: CatalogueOffer | undefined;
  /** Present: a download is under way. */
  readonly progress?: Progress | undefined;
  readonly said?: MessageKey | undefined;
  readonly kept?: boolean;
}

const NONE: CatalogueStatus = { state: 'absent', bytes: 0, products: 0 };

/** The offline catalogue of a locale and what can be done with it. */
export const useOfflineCatalogue = ({ open, persist, bringMore }: OfflineCataloguePorts, locale: LocaleId) => {
  const [state, setState] = useState<State>({});
  const patch = useCallback((next: Partial<State>): void => setState((last) => ({ ...last, ...next })), []);

  const look = useCallback(async (): Promise<CatalogueStatus> => {
    const catalogue = await open();
    const status = await catalogue.status(locale);
    patch({ status });
    return status;
  }, [open, locale, patch]);

  useEffect(() => {
    const start = async (): Promise<void> => {
      const { state: found } = await look();
      if (found !== 'installed') patch({ offer: await (await open()).offer(locale) });
    };
    start().catch(() => patch({ status: NONE, said: 'offlineCatalogue.denied' }));
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void look().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look, open, locale, patch]);

  const download = async (): Promise<void> => {
    patch({ progress: { done: 0, total: 0 }, said: undefined });
    const wasInstalled = state.status?.state === 'installed';
    try {
      const end = await (await open()).download(locale, (progress) => patch({ progress }));
      const kept = end === 'installed' ? await persist() : undefined;
      if (end === 'installed' || end === 'current') await bringMore();
      patch({ said: end === 'installed' && wasInstalled ? 'offlineCatalogue.updated' : SAID[end], ...(kept !== undefined && { kept }) });
    } catch {
      patch({ said: 'offlineCatalogue.failed' });
    }
    patch({ progress: undefined });
    await look().catch(() => undefined);
  };

  const remove = async (): Promise<void> => {
    try {
      const catalogue = await open();
      await catalogue.remove(locale);
      await look();
      patch({ said: 'offlineCatalogue.deleted', offer: await catalogue.offer(locale) });
    } catch {
      patch({ said: 'offlineCatalogue.failed' });
    }
  };

  return {
    ...state,
    download: () => void download(),
    cancel: () => void open().then((catalogue) => catalogue.cancel(locale)),
    remove: () => void remove(),
  };
};

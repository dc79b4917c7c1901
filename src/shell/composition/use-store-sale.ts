import { useEffect, useState } from 'react';
import type { Api } from '#contract/client/client.ts';
import type { StoreSale } from '#src/checkout/ports.ts';
import { readPresence } from '#src/in-store/presence.ts';

/**
 * Who sells in which store on this device, for the order that is placed here; null: nobody does; undefined: that is being read. Loaded only where
 * somebody may.
 */
export const useStoreSale = (api: Api): StoreSale | null | undefined => {
  const [sale, setSale] = useState<StoreSale | null | undefined>(() => (import.meta.env.SSR || readPresence() === 'none' ? null : undefined));
  useEffect(() => {
    if (readPresence() === 'none') return undefined;
    let gone = false;
    let leave: (() => void) | undefined;
    const follow = async (): Promise<void> => {
      const { getInStore } = await import('./get-in-store.ts');
      const inStore = getInStore(api);
      const read = (): void => {
        if (!gone) setSale(inStore.state().counter);
      };
      leave = inStore.subscribe(read);
      if (gone) leave();
      read();
    };
    follow().catch(() => setSale(null));
    return () => {
      gone = true;
      leave?.();
    };
  }, [api]);
  return sale;
};

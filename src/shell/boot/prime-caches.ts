import type { QueryClient } from '@tanstack/react-query';
import { wire } from '#contract/calls/wire.gen.ts';
import { askedCall, type AskedCall } from '#src/base/api/asked-call.ts';
import type { AppApi } from '#src/shell/router/router-context.ts';

/** As Chromium asks for a picture: it is then not fetched twice, and comes in the same format. */
const AS_PICTURE: RequestInit = { mode: 'no-cors', headers: { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' } };

/**
 * The first document came with its data inside, so the service worker has seen none of it. Once it stands, the page asks
 * again for what it shows, and shows its pictures to it: from then on this page opens without the network.
 */
export const primeCaches = async ({ queryClient, api }: { queryClient: QueryClient; api: AppApi }): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success');
  for (const query of queries) {
    const asked = askedCall(query);
    const row = asked && wire[asked[0]];
    if (asked && row?.[2] === 'public' && row[0] === 'GET') await (api as (...call: AskedCall) => Promise<unknown>)(...asked).catch(() => undefined);
  }
  const pictures = [...document.images].filter((image) => image.complete && image.currentSrc.includes('/images/')).map((image) => image.currentSrc);
  for (const address of new Set(pictures)) await fetch(address, AS_PICTURE).catch(() => undefined);
};

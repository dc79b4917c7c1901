import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LOCALES } from '#contract/locales.ts';
import type { Api } from '../client.ts';

/** What a component asks by itself goes to this client, and is asked once. */
export const WithApi = ({ api, children }: { readonly api: Api; readonly children: ReactNode }) => {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [router] = useState(() => createRouter({ routeTree: createRootRoute(), context: { api, queryClient, locale: LOCALES['en-us'] } }));
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
};

import { useRouter } from '@tanstack/react-router';
import type { Api } from './client.ts';

/** The page's client, for what a component asks by itself. Screens get their data from a route's loader. */
export const useApi = (): Api => useRouter().options.context.api;

import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/locales.ts';
import type { Api } from '#src/base/api/client.ts';
import type { BootFiles } from '#src/shell/layout/boot-page.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

export type AppApi = Api;

/** What every route's loader and head may use. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly api: AppApi;
  readonly i18n: I18n;
  readonly locale: Locale;
  /** Origin of absolute links, without a slash at the end. */
  readonly publicUrl: string;
  /** Where documents are rendered: whether there is a page that shows every content block. */
  readonly kit?: boolean;
  /** Where documents are rendered: which files bring the routes of one to life. */
  readonly bootFiles?: (routeIds: readonly string[]) => BootFiles;
}

import { createClient } from '#contract/client/client.ts';
import { listStart, menuCategories } from '#domain/list-start.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';

/**
 * The calls behind the home page, the frame around every page, the error page and the lists that the menu begins with. Where data is to be saved, without the lists: the
 * app starts, and what is looked at is kept.
 */
export const keepStartReads = async (
  locale: LocaleId,
  savesData: boolean,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<void> => {
  const { api } = createClient({
    locale,
    fetch,
    transactionId: crypto.randomUUID(),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeouts: settingsFor(locale).timeouts,
    loadErrors: () => Promise.resolve({}),
  });
  const params = { mode: 'publish' as const, siteId: LOCALES[locale].siteId };
  const frame = await Promise.allSettled([
    api('content.menu', { params }),
    api('fapi.components.footer'),
    api('fapi.components.utility'),
    api('content.page', { params: { ...params, page: 'home' } }),
    // What is said when a page cannot be had: by then it is too late to ask.
    api('content.fixed.error-4xx', { params }),
  ]);
  const [menu] = frame;
  if (menu.status === 'rejected' || savesData) return;
  // One after the other: whoever looks at a page has the line first.
  for (const categoryId of menuCategories(menu.value.items)) {
    await api('products.productSearch', { query: listStart({ id: locale }, categoryId) }).catch(() => undefined);
  }
};

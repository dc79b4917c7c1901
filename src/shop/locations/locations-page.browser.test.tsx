import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LocationGroup } from '#contract/calls/components.ts';
import type { Api } from '#src/base/api/client.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { LocationsPage } from './locations-page.tsx';
import { loadLocations } from './locations-query.ts';

const at = (locale: 'en-us' | 'fr-fr', name: string, language: string, currency: string) => ({
  locale,
  country: locale.slice(3).toUpperCase(),
  name,
  language,
  tag: locale,
  currency,
  url: `/${locale}`,
});
const groups: readonly LocationGroup[] = [
  { id: 'north-america', name: 'North America', locations: [at('en-us', 'United States', 'English', 'USD')] },
  { id: 'europe', name: 'Europe', locations: [at('fr-fr', 'France', 'Français', 'EUR')] },
];
const show = (shown: readonly LocationGroup[]) =>
  renderInPage(
    <EnglishPage>
      <LocationsPage groups={shown} />
    </EnglishPage>,
  );
const context = (answer: () => Promise<unknown>) => ({
  api: answer as unknown as Api,
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
});

it('lists the locations by continent and says which one this is', async () => {
  const place = show(groups);
  const europe = page.getByRole('region', { name: 'Europe' });
  await expect.element(europe.getByRole('link', { name: /France.*Français.*EUR/ })).toHaveAttribute('href', '/fr-fr');
  await expect.element(page.getByRole('link', { name: /United States.*You are here/ })).toHaveAttribute('aria-current', 'true');
  expect(await axeViolations(place)).toEqual([]);
});

it('lists those that the page is built with when the shop is silent', async () => {
  const silence = () => Promise.reject(Object.assign(new Error('no answer'), { name: 'NoAnswer' }));
  const known = await loadLocations(context(silence));
  expect(known.flatMap(({ locations }) => locations.map(({ url }) => url))).toEqual(['/en-us', '/en-ca', '/en-gb', '/fr-fr', '/de-de']);
  const place = show(known);
  await expect.element(page.getByRole('link', { name: /Deutschland/ })).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('does not hide a failure of the shop', async () => {
  await expect(loadLocations(context(() => Promise.reject(new Error('The shop failed'))))).rejects.toThrow('The shop failed');
});

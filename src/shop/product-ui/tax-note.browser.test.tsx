import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type LocaleId, LOCALES } from '#contract/locales.ts';
import german from '#src/base/i18n/messages/de-de/core.json';
import english from '#src/base/i18n/messages/en-us/core.json';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { TaxNote } from './tax-note.tsx';

const show = (id: LocaleId, core: Record<string, string>) =>
  renderInPage(
    <I18nContext value={createI18n(LOCALES[id], { core }, () => Promise.reject(new Error('All parts are loaded')))}>
      <TaxNote />
    </I18nContext>,
  );

it('says in Germany that taxes are included and that delivery costs extra', async () => {
  show('de-de', german);
  await expect.element(page.getByText('inkl. MwSt., zzgl. Versandkosten')).toBeVisible();
});

it('says nothing where taxes are added in the checkout', async () => {
  const place = show('en-us', english);
  await expect.poll(() => place.textContent).toBe('');
});

import { type CSSProperties, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '#contract/locales.ts';
import { createI18n } from '#src/base/i18n/i18n.ts';
import german from '#src/base/i18n/messages/de-de/express.json';
import british from '#src/base/i18n/messages/en-gb/express.json';
import american from '#src/base/i18n/messages/en-us/express.json';
import french from '#src/base/i18n/messages/fr-fr/express.json';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import PayLaterDialog from './pay-later-dialog.tsx';
import { PayLaterLine } from './pay-later-line.tsx';

const WIDTH = innerWidth;
const HEIGHT = innerHeight;
afterEach(() => page.viewport(WIDTH, HEIGHT));

it.each([
  ['en-us', american, /4 payments of \$30\.00 with Klarna/, ['When it ships', '1 month later', '2 months later', '3 months later'], 2],
  ['en-gb', british, /3 payments of £40\.00 with Klarna/, ['When it ships', '1 month later', '2 months later'], 1],
  ['fr-fr', french, /3 paiements de 40,00\s€ avec Klarna/, ['À l’expédition', '1 mois plus tard', '2 mois plus tard'], 1],
  ['de-de', german, /3 Zahlungen von 40,00\s€ mit Klarna/, ['Mit dem Versand', '1 Monat später', '2 Monate später'], 1],
] as const)(
  '%s says in how many parts Klarna splits an amount there, and shows them in full rows on a phone',
  async (id, express, line, days, rows) => {
    await page.viewport(320, 640);
    const i18n = createI18n(LOCALES[id], { express }, () => Promise.reject(new Error('All parts are loaded')));
    // The edges of a dialog on a phone.
    const edges = { '--dialog-pad': '1rem' } as CSSProperties;
    const place = renderInPage(
      <I18nContext value={i18n}>
        <Suspense>
          <PayLaterLine amount={120_00} />
          <div style={edges}>
            <PayLaterDialog props={{ amount: 120_00 }} close={() => undefined} />
          </div>
        </Suspense>
      </I18nContext>,
    );
    await expect.element(page.getByRole('paragraph').first()).toMatchTextContent(line);
    const parts = page.getByRole('listitem').elements();
    expect(parts.map(({ firstChild }) => firstChild?.textContent)).toEqual(days);
    expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(rows);
    for (const part of parts) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    expect(await axeViolations(place)).toEqual([]);
  },
);

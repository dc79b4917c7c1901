import { type ReactNode, useState } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { createExpress, type ExpressPorts, Grown, Unseen } from './flow.ts';
import type { SheetContent } from './sheet.ts';
import { sheetMessages } from './sheet-messages.ts';
import { type KnownWallet, useWallets } from './use-wallets.ts';
import styles from './express-buttons.module.css';

/** What is bought, and where it goes. The app hands it in. */
export interface ExpressPlace {
  /** What the sheet shows at the press; undefined: nothing can be bought yet, and the shopper is asked for what is missing. */
  readonly ask: () => { readonly content: SheetContent; readonly ships: boolean; readonly ports: ExpressPorts } | undefined;
  /** A price rose or units were taken away, and the shopper has not been stopped for it yet. */
  readonly unseen: boolean;
  /** They are stopped now; the next press pays. */
  readonly onLook: () => void;
  /** What changed, where the screen does not say it already. */
  readonly changes: ReactNode;
  readonly onPlaced: (orderNumber: string) => void;
  /** Leaves for PayPal's page; undefined: not offered here. */
  readonly payPal: (() => Promise<void>) | undefined;
}

/** Pay in one step: a button for each wallet that the device has. Nothing at all where there is none. */
export const ExpressButtons = ({ place, divider = true }: { readonly place: ExpressPlace; readonly divider?: boolean }) => {
  const i18n = useI18n('express', 'errors');
  const { locale, t } = i18n;
  const settings = settingsFor(locale.id);
  const wallets = useWallets();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [stopped, setStopped] = useState(false);
  if (wallets.length === 0 && !place.payPal) return null;

  const stop = (): void => {
    setStopped(true);
    place.onLook();
  };
  const fail = async (reason: unknown): Promise<void> => {
    if (reason instanceof Unseen) return stop();
    if (reason instanceof Grown) {
      const money = (amount: number): string => i18n.money(amount, locale.currency);
      return setProblem(t('express.grown', { now: money(reason.now), shown: money(reason.shown) }));
    }
    const { text } = await failureText(i18n, reason);
    setProblem(`${i18n.t('error.expressFailed')} ${text}`);
  };
  const mayBegin = (): boolean => {
    if (busy) return false;
    setProblem('');
    setStopped(false);
    if (place.unseen) stop();
    return !place.unseen;
  };
  const pay = ({ wallet, open }: KnownWallet): void => {
    if (!mayBegin()) return;
    const asked = place.ask();
    if (!asked) return;
    setBusy(true);
    const { currency, country, taxIncluded } = locale;
    const express = createExpress(
      { wallet, country, taxIncluded, sessionRetries: settings.paymentSessionRetries, content: asked.content, messages: sheetMessages(i18n) },
      asked.ports,
    );
    // Within the press: a platform shows its sheet only then.
    open({ country, currency, label: settings.shop.name, content: asked.content, ships: asked.ships }, express.handlers);
    const finish = async (): Promise<void> => {
      const outcome = await express.outcome;
      setBusy(false);
      if (outcome.at === 'placed') place.onPlaced(outcome.orderNumber);
      else if (outcome.at === 'failed') await fail(outcome.reason);
    };
    void finish();
  };
  const leave = async (): Promise<void> => {
    if (!mayBegin()) return;
    setBusy(true);
    try {
      await place.payPal?.();
    } catch (reason) {
      await fail(reason);
    }
    setBusy(false);
  };

  return (
    <section className={styles.express} aria-label={t('express.oneStep')} aria-busy={busy}>
      {divider ? (
        <p className={styles.or} aria-hidden="true">
          {t('express.or')}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {wallets.map((known) => (
          <button
            key={known.wallet}
            type="button"
            className={styles.button}
            data-wallet={known.wallet}
            lang={locale.tag}
            aria-disabled={busy || undefined}
            aria-label={t('express.with', { wallet: t(NAMES[known.wallet]) })}
            onClick={() => pay(known)}
          >
            {t(NAMES[known.wallet])}
          </button>
        ))}
        {place.payPal ? (
          <button
            type="button"
            className={styles.button}
            data-wallet="PAYPAL"
            aria-disabled={busy || undefined}
            aria-label={t('express.with', { wallet: t('express.payPal') })}
            onClick={() => void leave()}
          >
            <span aria-hidden="true">{t('express.payPal')}</span>
          </button>
        ) : null}
      </div>
      <p className={styles.terms}>{t('express.terms')}</p>
      {stopped ? (
        <div role="alert">
          <Banner kind="warning">{t('express.changed')}</Banner>
          {place.changes}
        </div>
      ) : null}
      {problem ? (
        <Banner kind="error" role="alert" onDismiss={() => setProblem('')}>
          {problem}
        </Banner>
      ) : null}
    </section>
  );
};

const NAMES = { APPLE_PAY: 'express.applePay', GOOGLE_PAY: 'express.googlePay' } as const;

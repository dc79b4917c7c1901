import { hasInstallOffer, onInstallOffer, takeInstallOffer } from './install-event.ts';

const VISITS = 'waymark.visits';
const DECLINED = 'waymark.install-declined';
const MONTHS_3 = 90 * 24 * 60 * 60 * 1_000;

/** Counts visits of this device, one a browser session. */
export const countVisit = (local: Storage, session: Storage): number => {
  const visits = Number(local.getItem(VISITS) ?? 0);
  if (session.getItem(VISITS)) return visits;
  session.setItem(VISITS, '1');
  local.setItem(VISITS, String(visits + 1));
  return visits + 1;
};

export interface InstallMoment {
  readonly visits: number;
  readonly hasCart: boolean;
  readonly inCheckout: boolean;
  readonly installed: boolean;
  readonly declinedAt: number | undefined;
  readonly now: number;
}

/** A sensible moment: somebody who came back, or who has chosen something; never in a checkout, and not for three months after a no. */
export const isInstallMoment = ({ visits, hasCart, inCheckout, installed, declinedAt, now }: InstallMoment): boolean =>
  !installed && !inCheckout && (visits >= 2 || hasCart) && (declinedAt === undefined || now - declinedAt > MONTHS_3);

export interface InstallPromptPorts {
  /** Whether visits may be counted on this device. */
  readonly remembers: () => boolean;
  readonly hasCart: () => boolean;
  /** Tells of every change to the cart: something may have been chosen just now. */
  readonly onCart: (listener: () => void) => unknown;
  /** Shows the shop's own small question. */
  readonly ask: (answer: { install: () => void; later: () => void }) => void;
}

/** Asks once, when the moment is right. */
export const offerInstall = ({ remembers, hasCart, onCart, ask }: InstallPromptPorts): void => {
  // A visit is counted where that may be remembered; elsewhere a cart is what shows interest.
  const visits = remembers() ? countVisit(localStorage, sessionStorage) : 1;
  const consider = (): void => {
    if (!hasInstallOffer()) return;
    const declined = localStorage.getItem(DECLINED);
    const moment = {
      visits,
      hasCart: hasCart(),
      inCheckout: /\/(?:checkout|order-confirmation)/.test(location.pathname),
      installed: matchMedia('(display-mode: standalone)').matches,
      declinedAt: declined === null ? undefined : Number(declined),
      now: Date.now(),
    };
    if (!isInstallMoment(moment)) return;
    const event = takeInstallOffer();
    const later = (): void => localStorage.setItem(DECLINED, String(Date.now()));
    ask({ install: () => void event?.prompt().then(({ outcome }) => (outcome === 'dismissed' ? later() : undefined)), later });
  };
  onInstallOffer(consider);
  onCart(consider);
  consider();
};

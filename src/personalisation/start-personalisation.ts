import type { QueryClient } from '@tanstack/react-query';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import type { Locale } from '#contract/locales.ts';
import type { Session } from '#contract/calls/auth.ts';
import { CONSENT_TARGETING } from '#contract/constants.ts';
import type { ConsentBasis, ConsentCategory } from '#contract/consent.ts';
import type { PageRouter } from '#src/base/page-type/report-page-type.ts';
import type { Decided } from './kept.ts';
import { forgetAudience, forgetDecisions, keepAudience, keepDecisions, knowsAudience } from './kept.ts';
import { showPlaces, showPlacesBelow } from './show-places.ts';

export interface PersonalisationPorts {
  readonly router: Pick<PageRouter, 'subscribe'>;
  readonly locale: Locale;
  readonly queryClient: QueryClient;
  readonly consent: {
    readonly granted: (category: ConsentCategory) => boolean;
    readonly basis: () => ConsentBasis;
    readonly subscribe: (listener: () => void) => () => void;
    readonly onWithdrawal: (category: ConsentCategory, erase: () => void) => () => void;
  };
  readonly session: () => { readonly type: Session['type']; readonly subject: string | null };
  readonly onSession: (listener: () => void) => () => void;
  readonly onCart: (listener: () => void) => () => void;
  readonly readProfile: (subject: string) => Promise<ConsumerProfile>;
  /** Null: no answer. */
  readonly ask: () => Promise<readonly Decided[] | null>;
  /** Window event after which everything is worked out anew (spec 3 §7). */
  readonly event: string;
}

/** A page that is only passed through asks for nothing, ms. */
const STAYED_MS = 1_000;

/** Keeps the experiences and segments of every page of this document right. The first paint has been seen to by the document itself. */
export const startPersonalisation = (ports: PersonalisationPorts): void => {
  const { router, locale, queryClient, consent, event } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const decide = async (): Promise<void> => {
    if (!consent.granted(CONSENT_TARGETING)) return;
    const decided = await ports.ask();
    // The consent may have gone while the answer was on its way.
    if (!decided || !consent.granted(CONSENT_TARGETING)) return;
    keepDecisions(locale.id, consent.basis(), decided, (id) => document.querySelector(`[data-experience='${id}']`) !== null);
    showPlacesBelow('experience');
  };
  const decideSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void decide(), STAYED_MS);
  };

  const learnAudience = (): void => {
    const { type, subject } = ports.session();
    if (type !== 'Registered' || subject === null) return forgetAudience();
    if (knowsAudience(subject) || !document.querySelector(`[data-choice='segmentation']`)) return;
    ports
      .readProfile(subject)
      .then(note)
      .catch(() => undefined);
  };
  const note = (profile: ConsumerProfile): void => {
    const { subject } = ports.session();
    if (subject === null) return;
    keepAudience(
      subject,
      profile.isLoyaltyMember,
      (profile.identity ?? []).map(({ type }) => type),
    );
    showPlacesBelow('segmentation');
  };

  if (!consent.granted(CONSENT_TARGETING)) forgetDecisions();
  addEventListener(event, showPlaces);
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return;
    decideSoon();
    learnAudience();
  });
  consent.onWithdrawal(CONSENT_TARGETING, () => {
    forgetDecisions();
    showPlaces();
  });
  consent.subscribe(decideSoon);
  ports.onSession(() => {
    learnAudience();
    showPlaces();
  });
  ports.onCart(() => showPlacesBelow('segmentation'));
  // What another part of the page reads of the account is read along.
  queryClient.getQueryCache().subscribe(({ query }) => {
    const [area, subject, what] = query.queryKey as readonly unknown[];
    if (area === 'account' && what === 'profile' && subject === ports.session().subject && query.state.data)
      note(query.state.data as ConsumerProfile);
  });
  learnAudience();
  decideSoon();
};

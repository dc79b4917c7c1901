import type { Order } from '#contract/calls/checkout.ts';
import { PURCHASE_EVENT } from '#contract/calls/funnel-steps.ts';
import { BASELINE_VARIANT } from '#contract/calls/segment-conditions.ts';
import type { ConsentBasis } from '#contract/consent.ts';
import type { PageType } from '#contract/constants.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Decision, ExperimentsClient } from '#workers/decisions/types.ts';
import { chooseShown } from './choose-shown.ts';
import { type KeptFlag, keep, keptFor } from './kept.ts';
import { forcedVariants, onSeen, watchPlaces } from './watch-places.ts';

export interface FlagPorts {
  readonly locale: LocaleId;
  readonly consent: { readonly granted: () => boolean; readonly basis: () => ConsentBasis; readonly subscribe: (listener: () => void) => unknown };
  readonly visitor: () => string;
  readonly page: () => PageType;
  /** Brings the client of the experiments; its worker starts with the first question. */
  readonly experiments: () => Promise<Pick<ExperimentsClient, 'decide' | 'convert'>>;
  readonly onOrder: (listener: (order: Order) => void) => void;
  readonly now: () => number;
}

/** A later visit begins after this pause, ms. */
const VISIT_PAUSE_MS = 30 * 60_000;

const optionsOf = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(':scope > [data-option]')];
const isCalled = ({ dataset }: HTMLElement, id: string): boolean => dataset['option'] === id || dataset['name'] === id;

/** Option that a decision asks for. A flag that is off shows the baseline. */
const optionOf = ({ enabled, variables }: Decision): string =>
  enabled ? `${String(variables['label'])}.${String(variables['style'])}` : BASELINE_VARIANT;

/**
 * Flags of the experiment service. A decision is made when the page is quiet, kept, and takes effect on the next view of its place (choose-shown.ts). It is an
 * impression when a place is seen that shows it, once for each time that the place is drawn.
 */
export const startFlags = ({ locale, consent, visitor, page, experiments, onOrder, now }: FlagPorts): void => {
  /** What each place shows that was reported as seen. */
  const reported = new WeakMap<Element, KeptFlag>();

  const isReturning = (): boolean => {
    const { visit } = keptFor(locale);
    const at = now();
    const returning = visit !== undefined && (visit.returning || at - visit.at > VISIT_PAUSE_MS);
    keep(locale, consent.basis(), { visit: { at, returning } });
    return returning;
  };

  const decide = async (flag: string): Promise<void> => {
    if (!consent.granted()) return;
    const client = await experiments();
    const attributes = { locale, returning: isReturning() };
    const decision = await client.decide({ userId: visitor(), attributes, flag, impression: 'none' });
    // The consent may have gone while the answer was on its way.
    if (!decision || !consent.granted()) return;
    const kept = { id: optionOf(decision), name: decision.variationKey ?? BASELINE_VARIANT, attributes };
    keep(locale, consent.basis(), { flags: { ...keptFor(locale).flags, [flag]: kept } });
  };

  /** A tester sees a variation at once; it is no decision and is not kept. */
  const force = async (place: HTMLElement, flag: string, names: readonly string[]): Promise<void> => {
    const client = await experiments();
    for (const forced of names) {
      const decision = await client.decide({ userId: visitor(), attributes: { locale, returning: false }, flag, forced });
      const option = decision?.variationKey === forced && optionsOf(place).find((one) => isCalled(one, optionOf(decision)));
      if (!option) continue;
      option.dataset['name'] = forced;
      chooseShown(place);
    }
  };

  /** What was decided, if the place shows it. */
  const shownBy = (place: HTMLElement, flag: string): KeptFlag | undefined => {
    const kept = keptFor(locale).flags[flag];
    const chosen = optionsOf(place).find(({ dataset }) => dataset['chosen'] !== undefined);
    return kept && chosen && isCalled(chosen, kept.id) ? kept : undefined;
  };

  const found = (place: HTMLElement): void => {
    const { flag = '' } = place.dataset;
    if (!consent.granted()) return;
    const names = forcedVariants(flag);
    if (names.length > 0) return void force(place, flag, names);
    const shown = shownBy(place, flag);
    const seen = async (): Promise<void> => {
      if (!shown || reported.has(place) || !consent.granted()) return;
      reported.set(place, shown);
      const { attributes, name } = shown;
      await (await experiments()).decide({ userId: visitor(), attributes, flag, page: page(), impression: { of: name } });
    };
    onSeen(place.querySelector('[data-chosen] > *') ?? place, () => void seen());
    void decide(flag);
  };

  const clicked = async ({ dataset: { clickEvent } }: HTMLElement, { attributes }: KeptFlag): Promise<void> => {
    if (clickEvent === undefined || !consent.granted()) return;
    await (await experiments()).convert({ userId: visitor(), attributes, event: clickEvent });
  };

  const ordered = async ({ orderNumber, totals }: Order): Promise<void> => {
    const { flags, order } = keptFor(locale);
    const [first] = Object.values(flags);
    if (!first || !consent.granted() || order === orderNumber) return;
    keep(locale, consent.basis(), { order: orderNumber });
    // A reload of the receipt says the same order again.
    await (await experiments()).convert({ userId: visitor(), attributes: first.attributes, event: PURCHASE_EVENT, tags: { revenue: totals.total } });
  };

  const { again } = watchPlaces('[data-flag]', found);
  consent.subscribe(() => {
    if (consent.granted()) again();
  });
  onOrder((order) => void ordered(order));
  // Before anybody else: what is pressed may leave the page with its press.
  document.addEventListener(
    'click',
    ({ target }) => {
      const place = target instanceof Element && target.closest('a[href]') ? target.closest<HTMLElement>('[data-flag]') : null;
      const shown = place && reported.get(place);
      if (shown) void clicked(place, shown);
    },
    { capture: true },
  );
};

import type { CallBodyInput } from '#contract/calls/calls.ts';
import { REC_IMPRESSIONS_MAX } from '#contract/calls/rec-sets.ts';
import { CONTEXT_CHANNEL } from '#contract/constants.ts';
import { onSeen, watchPlaces } from './watch-places.ts';

type Impression = CallBodyInput<'decision.recImpressions'>;

export interface RecImpressionPorts {
  readonly granted: () => boolean;
  readonly newId: () => string;
  readonly send: (impression: Omit<Impression, 'customerId'>) => Promise<unknown>;
}

/** Products of a row come into view together: they are sent together, ms. */
const TOGETHER_MS = 1_000;

const cardsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-product]')];

/** Reports recommended products that were seen: the first of each row marked `data-rec-set`, each once, as soon as half of its card is on the screen. */
export const startRecImpressions = ({ granted, newId, send }: RecImpressionPorts): void => {
  const seen = new Map<string, Impression['items']>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = (): void => {
    timer = undefined;
    for (const [recSetId, products] of seen) {
      // Observers of one frame may call back in any order.
      const items = products.toSorted((a, b) => a.position - b.position).slice(0, REC_IMPRESSIONS_MAX);
      if (granted()) send({ impressionId: newId(), channel: CONTEXT_CHANNEL, recSetId, items }).catch(() => undefined);
    }
    seen.clear();
  };

  watchPlaces('[data-rec-set] [data-product]', (card) => {
    const row = card.closest<HTMLElement>('[data-rec-set]');
    const { product: productId } = card.dataset;
    if (!row || !productId) return;
    const position = cardsOf(row).indexOf(card) + 1;
    if (position > Math.min(REC_IMPRESSIONS_MAX, Number(row.dataset['recLimit'] ?? REC_IMPRESSIONS_MAX))) return;
    onSeen(card, () => {
      const { recSet = '' } = row.dataset;
      seen.set(recSet, [...(seen.get(recSet) ?? []), { productId, position }]);
      timer ??= setTimeout(report, TOGETHER_MS);
    });
  });
};

import { watchPage } from '#src/base/observation/watch-page.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import type { Origin } from './commerce.ts';
import type { AnalyticsEvent, Item, Promotion } from './events.ts';
import { itemOfHit, ITEMS_MAX } from './items.ts';

export interface DomPorts {
  readonly hit: (id: string) => ProductHit | undefined;
  readonly track: (event: AnalyticsEvent) => void;
  readonly keepOrigin: (origin: Origin) => void;
  /** Option that was decided for an experience; `Baseline` is one, too. Undefined: nothing was decided. */
  readonly decided: (experienceId: string) => string | undefined;
}

const PROMOTION = ':is([data-promotion-id], [data-promotion-name])';
/** A list is seen with its first row; of a promotion or an experience half has to be. */
const SHARE_SEEN = 0.5;

const promotionOf = ({ dataset }: HTMLElement): Promotion => {
  const { promotionId, promotionName, creativeName } = dataset;
  return {
    ...(promotionId !== undefined && { promotion_id: promotionId }),
    ...(promotionName !== undefined && { promotion_name: promotionName }),
    ...(creativeName !== undefined && { creative_name: creativeName }),
  };
};

const listOf = (list: HTMLElement) => ({
  item_list_id: list.dataset['list'] ?? '',
  item_list_name: list.dataset['listName'] ?? document.querySelector('main h1')?.textContent ?? list.dataset['list'] ?? '',
});

const cardsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-product]')];
const textOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** Impressions and clicks of lists, promotions, menus and experiences, read from marks in the page: the parts themselves carry no code for it. */
export const watchDom = ({ hit, track, keepOrigin, decided }: DomPorts): void => {
  const places = new WeakSet<Element>();
  const lists = new WeakMap<Element, string>();
  const seen = new Set<string>();

  const itemsOf = (list: HTMLElement): Item[] =>
    cardsOf(list)
      .slice(0, ITEMS_MAX)
      .flatMap((card, index) => {
        const known = hit(card.dataset['product'] ?? '');
        return known ? [{ ...itemOfHit(known, index), ...listOf(list) }] : [];
      });

  const signOf = (list: HTMLElement): string =>
    `${location.pathname} ${list.dataset['list']} ${cardsOf(list)
      .map(({ dataset }) => dataset['product'])
      .join(' ')}`;

  /** Of a place that shows what was decided. A baseline without a decision, or a variant that a tester forced, is no part of a comparison. */
  const experienceSeen = ({ dataset: { experience = '' }, children }: HTMLElement): void => {
    const option = [...children].find((child) => child instanceof HTMLElement && child.hasAttribute('data-chosen'))?.getAttribute('data-option');
    if (!option || decided(experience) !== option || new URLSearchParams(location.search).has('p13n_testcontext')) return;
    const sign = `${location.pathname} ${experience} ${option}`;
    if (!seen.has(sign)) track({ name: 'experience_impression', params: { experience_id: experience, variant_id: option } });
    seen.add(sign);
  };

  const shown = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        if (target.dataset['list'] === undefined) {
          if (intersectionRatio < SHARE_SEEN && target.clientHeight < innerHeight) continue;
          if (target.dataset['experience'] !== undefined) {
            experienceSeen(target);
            continue;
          }
          shown.unobserve(target);
          const promotion = promotionOf(target);
          const sign = `${location.pathname} ${JSON.stringify(promotion)}`;
          if (!seen.has(sign)) track({ name: 'view_promotion', params: promotion });
          seen.add(sign);
          continue;
        }
        const sign = signOf(target);
        const items = seen.has(sign) ? [] : itemsOf(target);
        if (items.length === 0) continue;
        seen.add(sign);
        track({ name: 'view_item_list', params: { ...listOf(target), items } });
      }
    },
    { threshold: [0, SHARE_SEEN] },
  );

  const look = (): void => {
    for (const place of document.querySelectorAll(`${PROMOTION}, [data-experience]`)) {
      if (places.has(place)) continue;
      places.add(place);
      shown.observe(place);
    }
    for (const list of document.querySelectorAll<HTMLElement>('[data-list]')) {
      const sign = signOf(list);
      if (lists.get(list) === sign) continue;
      lists.set(list, sign);
      // Observed anew it says again whether it is seen: it holds other products than before.
      shown.unobserve(list);
      shown.observe(list);
    }
  };
  watchPage(look);

  // Before anybody else: what is pressed may leave the page with its press.
  document.addEventListener('click', ({ target }) => void (target instanceof Element && clicked(target)), { capture: true });

  const clicked = (target: Element): void => {
    const control = target.closest('a[href], button');
    if (!control) return;
    const link = control instanceof HTMLAnchorElement ? control : null;
    menuClicked(control, link);
    const promoted = target.closest<HTMLElement>(PROMOTION);
    if (promoted && link) {
      const promotion = promotionOf(promoted);
      const { creative_name: _, ...origin } = promotion;
      keepOrigin(origin);
      track({ name: 'select_promotion', params: promotion });
    }
    cardClicked(target, link);
    const experience = target.closest<HTMLElement>('[data-tracking-event]');
    if (experience && link) {
      const { trackingEvent = '', experience: experienceId = '' } = experience.dataset;
      const variant = target.closest<HTMLElement>('[data-option]')?.dataset['option'] ?? '';
      track({ name: 'experience_click', params: { tracking_event: trackingEvent, experience_id: experienceId, variant } });
    }
  };

  const cardClicked = (target: Element, link: HTMLAnchorElement | null): void => {
    const card = target.closest<HTMLElement>('[data-product]');
    const list = card?.closest<HTMLElement>('[data-list]');
    if (!card || !list) return;
    keepOrigin(listOf(list));
    const known = link && hit(card.dataset['product'] ?? '');
    if (!known) return;
    const item = { ...itemOfHit(known, cardsOf(list).indexOf(card)), ...listOf(list) };
    track({ name: 'select_item', params: { ...listOf(list), items: [item] } });
  };

  const menuClicked = (control: Element, link: HTMLAnchorElement | null): void => {
    const menu = control.closest<HTMLElement>('[data-menu]');
    if (menu?.dataset['menu'] === 'top' && link) {
      track({ name: 'top_nav_click', params: { link_text: textOf(link), link_url: link.pathname } });
    }
    const isSection = link ? link.parentElement === menu : control.hasAttribute('aria-expanded');
    if (menu?.dataset['menu'] === 'mobile' && isSection) track({ name: 'mobile_menu_click', params: { section: textOf(control) } });
  };
};

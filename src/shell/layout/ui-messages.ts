import type { MessageKey, I18n } from '#src/base/i18n/i18n.ts';
import type { UiMessages } from '#ui/messages/messages.tsx';

type Plain = { [Name in keyof UiMessages]: UiMessages[Name] extends string ? Name : never }[keyof UiMessages];

/** Words of the kit that stand under `ui.` and their own name. */
const PLAIN = [
  'close',
  'dismiss',
  'required',
  'optional',
  'loadFailed',
  'decrease',
  'increase',
  'previous',
  'next',
  'pause',
  'play',
  'pages',
  'breadcrumb',
  'notices',
  'showPassword',
  'hidePassword',
  'stepDone',
  'stepCurrent',
] as const;

/** The kit's own words in the shopper's language. */
export const uiMessages = ({ t }: I18n): UiMessages => ({
  ...(Object.fromEntries(PLAIN.map((name) => [name, t(`ui.${name}` satisfies MessageKey)])) as Record<(typeof PLAIN)[number], string>),
  ...({ soldOut: t('card.soldOut'), loading: t('loading'), retry: t('failure.again') } satisfies Partial<Record<Plain, string>>),
  quantityIs: (count) => t('ui.quantity', { count }),
  maximumIs: (count) => t('ui.maximum', { count }),
  minimumIs: (count) => t('ui.minimum', { count }),
  slide: (position, total) => t('ui.slide', { position, total }),
  goToSlide: (position) => t('ui.goToSlide', { position }),
  page: (page) => t('ui.page', { page }),
  rating: (score, outOf) => t('ui.rating', { score, outOf }),
});

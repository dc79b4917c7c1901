/** Linked from every page. */
export const FOOTER_PAGES = ['terms', 'privacy', 'returns', 'loyalty-terms'] as const;
export type FooterPage = (typeof FOOTER_PAGES)[number];

/** Linked from the forms that ask for them, and from one another. */
export const FORM_PAGES = ['brand-terms', 'sms-terms', 'sale-terms', 'associate-discount-terms'] as const;
export type FormPage = (typeof FORM_PAGES)[number];

/** Linked from where they help. */
export const HELP_PAGES = ['help-returns-how-to-return', 'loyalty'] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

/** Linked from every page where the law asks for it. */
export const IMPRINT_PAGE = 'imprint';

export const LEGAL_PAGES = [...FOOTER_PAGES, ...FORM_PAGES, ...HELP_PAGES, IMPRINT_PAGE] as const;
export type LegalPage = FooterPage | FormPage | HelpPage | typeof IMPRINT_PAGE;

/** Below the locale: what stands deeper has a name without strokes. */
export const pathOfPage = (slug: LegalPage): string => (slug === 'help-returns-how-to-return' ? 'help/returns/how-to-return' : slug);

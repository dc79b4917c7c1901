/** Languages that past customers of the demonstration shop write in. */
export const REVIEW_LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];

/** The same in English, French, German, Spanish, Italian. */
export type Phrase = readonly [en: string, fr: string, de: string, es: string, it: string];

export const inLanguage = (phrase: Phrase, language: ReviewLanguage): string => phrase[REVIEW_LANGUAGES.indexOf(language)] ?? phrase[0];

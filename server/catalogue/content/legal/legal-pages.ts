import type { Locale } from '#contract/locales.ts';
import { inEnglishOf } from '#domain/catalogue/british.ts';
import type { StoredPage } from '../assemble-page.ts';
import type { Article } from './article.ts';
import { english } from './english.ts';
import { englishForms } from './english-forms.ts';
import { englishHelp } from './english-help.ts';
import { french } from './french.ts';
import { frenchForms } from './french-forms.ts';
import { frenchHelp } from './french-help.ts';
import { german } from './german.ts';
import { germanForms } from './german-forms.ts';
import { germanHelp } from './german-help.ts';
import { imprint } from './imprint.ts';
import { FOOTER_PAGES, IMPRINT_PAGE, LEGAL_PAGES, type LegalPage } from '#server/platform/pages/legal-page-names.ts';

const ARTICLES: Readonly<Record<Locale['language'], Readonly<Record<LegalPage, Article>>>> = {
  en: { ...english, ...englishForms, ...englishHelp, imprint: imprint.en },
  fr: { ...french, ...frenchForms, ...frenchHelp, imprint: imprint.fr },
  de: { ...german, ...germanForms, ...germanHelp, imprint: imprint.de },
};
/** Of the texts above. */
const CHANGED = '2026-11-26';

/** French sets a space before these signs, German before a percent sign: no line may break there. */
const keepTogether = (text: string): string => text.replaceAll(/ (?=[:;?!%»])|(?<=«) /g, '\u00a0');

const articleFor = (slug: LegalPage, locale: Locale): Article => {
  const { title, description, lead, sections } = ARTICLES[locale.language][slug];
  const say = (text: string): string => keepTogether(inEnglishOf(locale, text));
  return {
    title: say(title),
    description: say(description),
    lead: say(lead),
    sections: sections.map(([heading, richText]) => [say(heading), say(richText)]),
  };
};

export const isLegalPage = (slug: string): slug is LegalPage => (LEGAL_PAGES as readonly string[]).includes(slug);

/** What every shop has to say about itself: what its content holds at first, and what stands there while a shop has written nothing of its own. */
export const legalPage = (slug: LegalPage, locale: Locale): StoredPage => {
  const { title, description, lead, sections } = articleFor(slug, locale);
  return {
    title,
    description,
    blocks: [
      {
        id: `${slug}-article`,
        kind: 'article-page',
        name: slug,
        title,
        titleH1: true,
        subtitle: lead,
        date: CHANGED,
        // Rich text is not searched for references: these pages name their neighbours by the address that they have in this locale.
        sections: sections.map(([heading, richText], index) => ({
          id: `${slug}-${index + 1}`,
          title: heading,
          richText: richText.replaceAll('"page:', `"/${locale.id}/`),
        })),
        bottomMargins: 'lg',
      },
    ],
  };
};

/** Links to them, for a footer. */
export const legalLinks = (locale: Locale) =>
  [...FOOTER_PAGES, ...(locale.emea ? ([IMPRINT_PAGE] as const) : [])].map((slug) => ({ url: `page:${slug}`, text: articleFor(slug, locale).title }));

const HELP: Readonly<Record<Locale['language'], string>> = { en: 'Good to know', fr: 'Bon à savoir', de: 'Gut zu wissen' };
export const legalTitle = ({ language }: Locale): string => HELP[language];

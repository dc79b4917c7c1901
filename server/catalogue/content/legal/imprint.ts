import type { Locale } from '#contract/locales.ts';
import type { Article } from './article.ts';

/** Who runs the shop, as its countries ask for it. The particulars are those of the demonstration shop: whoever sells writes their own. */
export const imprint: Readonly<Record<Locale['language'], Article>> = {
  en: {
    title: 'Legal notice',
    description: 'Who runs this shop, and how to reach us.',
    lead: 'Who runs this shop. This is a demonstration: the company and its numbers are invented.',
    sections: [
      ['Company', '<p>Waymark Outdoor Ltd.<br>1 Harbour Row<br>Bristol BS1 4RN<br>United Kingdom</p>'],
      ['Contact', '<p>Email: help@waymark.example. You can also use the <a href="page:help/contact-us">contact form</a>.</p>'],
      ['Represented by', '<p>Ada Fell and Robin Marsh, managing directors.</p>'],
      ['Registration and tax', '<p>Companies House, number 00000000. VAT number GB 000 0000 00.</p>'],
      ['Responsible for the content', '<p>Ada Fell, at the address above.</p>'],
      [
        'Disputes',
        '<p>Please contact us first: most problems are solved within days. We don’t take part in proceedings before a consumer arbitration board.</p>',
      ],
    ],
  },
  fr: {
    title: 'Mentions légales',
    description: 'Qui exploite cette boutique, et comment nous joindre.',
    lead: 'Qui exploite cette boutique. C’est une démonstration : la société et ses numéros sont inventés.',
    sections: [
      ['Éditeur', '<p>Waymark Outdoor SAS<br>1 quai des Barques<br>74000 Annecy<br>France</p>'],
      ['Contact', '<p>E-mail : help@waymark.example. Vous pouvez aussi utiliser le <a href="page:help/contact-us">formulaire de contact</a>.</p>'],
      ['Représentants', '<p>Ada Fell et Robin Marsh, gérants.</p>'],
      ['Registre et taxes', '<p>RCS Annecy 000 000 000. Numéro de TVA FR 00 000000000. Capital social : 10 000 €.</p>'],
      ['Directrice de la publication', '<p>Ada Fell, à l’adresse ci-dessus. Hébergement : par la société elle-même, à la même adresse.</p>'],
      [
        'Litiges',
        '<p>Écrivez-nous d’abord : presque tout se règle en quelques jours. Ensuite, vous pouvez saisir un médiateur de la consommation.</p>',
      ],
    ],
  },
  de: {
    title: 'Impressum',
    description: 'Wer diesen Shop betreibt und wie Sie uns erreichen.',
    lead: 'Wer diesen Shop betreibt. Er dient der Demonstration: Firma und Nummern sind erfunden.',
    sections: [
      ['Anbieter', '<p>Waymark Outdoor GmbH<br>Torstraße 1<br>10119 Berlin<br>Deutschland</p>'],
      ['Kontakt', '<p>E-Mail: help@waymark.example. Sie können uns auch über das <a href="page:help/contact-us">Kontaktformular</a> schreiben.</p>'],
      ['Vertreten durch', '<p>Ada Fell und Robin Marsh (Geschäftsführung)</p>'],
      ['Register und Steuer', '<p>Amtsgericht Berlin, HRB 000000. Umsatzsteuer-Identifikationsnummer DE000000000.</p>'],
      ['Verantwortlich für den Inhalt', '<p>Ada Fell, Anschrift wie oben</p>'],
      [
        'Streitigkeiten',
        '<p>Schreiben Sie uns zuerst: Das meiste klärt sich innerhalb weniger Tage. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.</p>',
      ],
    ],
  },
};

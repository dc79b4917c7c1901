import type { Locale } from '#contract/locales.ts';

export interface OrderWords {
  readonly subject: (number: string) => string;
  readonly greeting: (name: string) => string;
  readonly intro: string;
  readonly order: string;
  readonly date: string;
  readonly items: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly tax: string;
  readonly taxIncluded: string;
  readonly total: string;
  /** `what`: the card, or all that paid it with what each paid. */
  readonly paidWith: (what: string) => string;
  readonly deliverTo: string;
  readonly pickUpAt: string;
  readonly days: (min: number, max: number) => string;
  readonly view: string;
  readonly closing: string;
}

const en: OrderWords = {
  subject: (number) => `Your order ${number} is confirmed`,
  greeting: (name) => `Thank you, ${name}!`,
  intro: 'We have your order and are getting it ready.',
  order: 'Order',
  date: 'Placed on',
  items: 'Items',
  quantity: 'Qty',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  tax: 'Tax',
  taxIncluded: 'Including VAT of',
  total: 'Total',
  paidWith: (what) => `Paid with ${what}`,
  deliverTo: 'Delivery to',
  pickUpAt: 'Pick up at',
  days: (min, max) => (max === 0 ? 'Today' : min === max ? `In about ${max} ${max === 1 ? 'day' : 'days'}` : `In ${min} to ${max} days`),
  view: 'View your order',
  closing: 'See you out there,\nWaymark',
};

const fr: OrderWords = {
  subject: (number) => `Votre commande ${number} est confirmée`,
  greeting: (name) => `Merci, ${name} !`,
  intro: 'Nous avons bien reçu votre commande et la préparons.',
  order: 'Commande',
  date: 'Passée le',
  items: 'Articles',
  quantity: 'Qté',
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offerte',
  tax: 'Taxes',
  taxIncluded: 'Dont TVA',
  total: 'Total',
  paidWith: (what) => `Payée par ${what}`,
  deliverTo: 'Livraison à',
  pickUpAt: 'À retirer à',
  days: (min, max) =>
    max === 0 ? 'Aujourd’hui' : min === max ? `Sous ${max} ${max === 1 ? 'jour' : 'jours'} environ` : `Sous ${min} à ${max} jours`,
  view: 'Voir votre commande',
  closing: 'À bientôt sur les sentiers,\nWaymark',
};

const de: OrderWords = {
  subject: (number) => `Ihre Bestellung ${number} ist bestätigt`,
  greeting: (name) => `Vielen Dank, ${name}!`,
  intro: 'Wir haben Ihre Bestellung erhalten und machen sie fertig.',
  order: 'Bestellung',
  date: 'Aufgegeben am',
  items: 'Artikel',
  quantity: 'Menge',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Versand',
  free: 'Kostenlos',
  tax: 'Steuern',
  taxIncluded: 'Enthaltene MwSt.',
  total: 'Gesamtbetrag',
  paidWith: (what) => `Bezahlt mit ${what}`,
  deliverTo: 'Lieferung an',
  pickUpAt: 'Abholung bei',
  days: (min, max) => (max === 0 ? 'Heute' : min === max ? `In etwa ${max} ${max === 1 ? 'Tag' : 'Tagen'}` : `In ${min} bis ${max} Tagen`),
  view: 'Bestellung ansehen',
  closing: 'Bis bald da draußen\nWaymark',
};

const WORDS: Readonly<Record<Locale['language'], OrderWords>> = { en, fr, de };

export const orderWords = ({ language }: Locale): OrderWords => WORDS[language];

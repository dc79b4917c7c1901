import type { Locale } from '#contract/locales.ts';

export interface OrderMessages {
  readonly subject: (number: string) => string;
  readonly greeting: (name: string) => string;
  readonly intro: string;
  readonly order: string;
  readonly date: string;
  readonly items: string;
  readonly quantity: string;
  /** `what`: the card, or all that paid it with what each paid. */
  readonly paidWith: (what: string) => string;
  readonly deliverTo: string;
  readonly pickUpAt: string;
  /** `when`: the days between which it is there. */
  readonly arrives: (when: string) => string;
  readonly ready: (when: string) => string;
  readonly mailedNow: string;
  readonly mailedOn: (day: string) => string;
  readonly giftFor: (name: string) => string;
  readonly help: string;
  readonly returns: string;
  readonly view: string;
  readonly goesWith: string;
  readonly closing: string;
}

const en: OrderMessages = {
  subject: (number) => `Your order ${number} is confirmed`,
  greeting: (name) => `Thank you, ${name}!`,
  intro: 'We have your order and are getting it ready.',
  order: 'Order',
  date: 'Placed on',
  items: 'Items',
  quantity: 'Qty',
  paidWith: (what) => `Paid with ${what}`,
  deliverTo: 'Delivery to',
  pickUpAt: 'Pick up at',
  arrives: (when) => `Arrives ${when}`,
  ready: (when) => `Ready ${when}`,
  mailedNow: 'Comes by email within minutes',
  mailedOn: (day) => `Goes out by email on ${day}`,
  giftFor: (name) => `For ${name}`,
  help: 'Help and contact',
  returns: 'Returns',
  view: 'Track your order',
  goesWith: 'Goes well with your order',
  closing: 'See you out there,\nWaymark',
};

const fr: OrderMessages = {
  subject: (number) => `Votre commande ${number} est confirmée`,
  greeting: (name) => `Merci, ${name} !`,
  intro: 'Nous avons bien reçu votre commande et la préparons.',
  order: 'Commande',
  date: 'Passée le',
  items: 'Articles',
  quantity: 'Qté',
  paidWith: (what) => `Payée par ${what}`,
  deliverTo: 'Livraison à',
  pickUpAt: 'À retirer à',
  arrives: (when) => `Arrivée ${when}`,
  ready: (when) => `Prête ${when}`,
  mailedNow: 'Arrive par e-mail sous quelques minutes',
  mailedOn: (day) => `Part par e-mail le ${day}`,
  giftFor: (name) => `Pour ${name}`,
  help: 'Aide et contact',
  returns: 'Retours',
  view: 'Suivre votre commande',
  goesWith: 'Se marie bien avec votre commande',
  closing: 'À bientôt sur les sentiers,\nWaymark',
};

const de: OrderMessages = {
  subject: (number) => `Ihre Bestellung ${number} ist bestätigt`,
  greeting: (name) => `Vielen Dank, ${name}!`,
  intro: 'Wir haben Ihre Bestellung erhalten und bereiten sie vor.',
  order: 'Bestellung',
  date: 'Aufgegeben am',
  items: 'Artikel',
  quantity: 'Menge',
  paidWith: (what) => `Bezahlt mit ${what}`,
  deliverTo: 'Lieferung an',
  pickUpAt: 'Abholung bei',
  arrives: (when) => `Ankunft ${when}`,
  ready: (when) => `Bereit ${when}`,
  mailedNow: 'Kommt in wenigen Minuten per E-Mail',
  mailedOn: (day) => `Wird am ${day} per E-Mail versendet`,
  giftFor: (name) => `Für ${name}`,
  help: 'Hilfe und Kontakt',
  returns: 'Rückgabe',
  view: 'Bestellung verfolgen',
  goesWith: 'Passt zu Ihrer Bestellung',
  closing: 'Bis bald da draußen\nWaymark',
};

const MESSAGES: Readonly<Record<Locale['language'], OrderMessages>> = { en, fr, de };

export const orderMessages = ({ language }: Locale): OrderMessages => MESSAGES[language];

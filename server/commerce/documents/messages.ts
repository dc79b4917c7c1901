import type { Locale } from '#contract/locales.ts';
import type { ReturnReason } from '#contract/calls/order-states.ts';

export interface DocumentMessages {
  readonly invoice: string;
  readonly order: string;
  readonly date: string;
  readonly billTo: string;
  readonly deliverTo: string;
  readonly item: string;
  readonly qty: string;
  readonly price: string;
  readonly amount: string;
  readonly netAmount: string;
  readonly paid: string;
  readonly cancelled: (day: string, money: string) => string;
  readonly refunded: (day: string, money: string) => string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly postagePaid: string;
  readonly cut: string;
  readonly slip: string;
  readonly reason: string;
  readonly refund: string;
  readonly enclose: string;
  readonly reasons: Readonly<Record<ReturnReason, string>>;
}

const en: DocumentMessages = {
  invoice: 'Invoice',
  order: 'Order',
  date: 'Date',
  billTo: 'Billed to',
  deliverTo: 'Delivered to',
  item: 'Item',
  qty: 'Qty',
  price: 'Each',
  amount: 'Amount',
  netAmount: 'Net amount',
  paid: 'Paid in full',
  cancelled: (day, money) => `Cancelled on ${day}. ${money} will be refunded to the original payment method.`,
  refunded: (day, money) => `Refunded on ${day}: ${money}.`,
  label: 'Return label',
  from: 'From',
  to: 'To',
  postagePaid: 'Postage paid',
  cut: 'Cut here. Attach the upper part to your package and put the lower part inside.',
  slip: 'Return slip',
  reason: 'Reason',
  refund: 'Refund after we receive it',
  enclose: 'Please return items clean, not worn outdoors, with labels and in the original shoe box if there was one.',
  reasons: {
    'too-small': 'Too small',
    'too-large': 'Too large',
    'not-as-pictured': 'Not as pictured',
    faulty: 'Faulty',
    'wrong-item': 'Wrong item',
    'changed-mind': 'Changed my mind',
    other: 'Another reason',
  },
};

const fr: DocumentMessages = {
  invoice: 'Facture',
  order: 'Commande',
  date: 'Date',
  billTo: 'Facturée à',
  deliverTo: 'Livrée à',
  item: 'Article',
  qty: 'Qté',
  price: 'Prix unitaire',
  amount: 'Montant',
  netAmount: 'Montant hors taxes',
  paid: 'Payée en totalité',
  cancelled: (day, money) => `Annulée le ${day}. ${money} sont remboursés par le moyen de paiement utilisé.`,
  refunded: (day, money) => `Remboursé le ${day} : ${money}.`,
  label: 'Étiquette de retour',
  from: 'Expéditeur',
  to: 'Destinataire',
  postagePaid: 'Port payé',
  cut: 'À découper ici. Collez le haut sur le colis, glissez le bas à l’intérieur.',
  slip: 'Bordereau de retour',
  reason: 'Motif',
  refund: 'Remboursement à réception',
  enclose: 'Jamais portés dehors, propres, avec leurs étiquettes, et dans la boîte à chaussures s’il y en avait une.',
  reasons: {
    'too-small': 'Trop petit',
    'too-large': 'Trop grand',
    'not-as-pictured': 'Différent de la photo',
    faulty: 'Défectueux',
    'wrong-item': 'Mauvais article',
    'changed-mind': 'J’ai changé d’avis',
    other: 'Autre motif',
  },
};

const de: DocumentMessages = {
  invoice: 'Rechnung',
  order: 'Bestellung',
  date: 'Datum',
  billTo: 'Rechnung an',
  deliverTo: 'Lieferung an',
  item: 'Artikel',
  qty: 'Menge',
  price: 'Einzelpreis',
  amount: 'Betrag',
  netAmount: 'Nettobetrag',
  paid: 'Vollständig bezahlt',
  cancelled: (day, money) => `Storniert am ${day}. ${money} gehen auf dem Weg zurück, auf dem bezahlt wurde.`,
  refunded: (day, money) => `Erstattet am ${day}: ${money}.`,
  label: 'Rücksendeetikett',
  from: 'Absender',
  to: 'Empfänger',
  postagePaid: 'Porto bezahlt',
  cut: 'Hier trennen. Den oberen Teil auf das Paket kleben, den unteren hineinlegen.',
  slip: 'Rücksendeschein',
  reason: 'Grund',
  refund: 'Erstattung nach Eingang',
  enclose: 'Nicht draußen getragen, sauber, mit Etiketten und im Schuhkarton, wo es einen gab.',
  reasons: {
    'too-small': 'Zu klein',
    'too-large': 'Zu groß',
    'not-as-pictured': 'Anders als abgebildet',
    faulty: 'Fehlerhaft',
    'wrong-item': 'Falscher Artikel',
    'changed-mind': 'Anders überlegt',
    other: 'Anderer Grund',
  },
};

const MESSAGES: Readonly<Record<Locale['language'], DocumentMessages>> = { en, fr, de };

export const documentMessages = ({ language }: Locale): DocumentMessages => MESSAGES[language];

/** Where returns go: the shop's warehouse of each country. */
export const WAREHOUSES: Readonly<Record<string, readonly string[]>> = {
  US: ['Waymark Returns', '2200 NW Front Avenue', 'Portland, OR 97209', 'United States'],
  CA: ['Waymark Returns', '180 Terminal Avenue', 'Vancouver, BC V6A 2M2', 'Canada'],
  GB: ['Waymark Returns', '14 Trafford Wharf Road', 'Manchester M17 1EX', 'United Kingdom'],
  FR: ['Waymark Retours', '9 rue des Docks', '69009 Lyon', 'France'],
  DE: ['Waymark Retouren', 'Am Güterbahnhof 4', '20457 Hamburg', 'Deutschland'],
};

import type { ContactCategory } from '#contract/calls/contact-topics.ts';
import type { Locale } from '#contract/locales.ts';

type Messages = readonly [en: string, fr: string, de: string];

const LANGUAGES: readonly Locale['language'][] = ['en', 'fr', 'de'];

/** What people write about, in the shop's words. */
export const CATEGORIES: Readonly<Record<ContactCategory, Messages>> = {
  order: ['An order', 'Une commande', 'Eine Bestellung'],
  return: ['A return', 'Un retour', 'Eine Rücksendung'],
  product: ['A product', 'Un produit', 'Ein Produkt'],
  account: ['My account', 'Mon compte', 'Mein Konto'],
  payment: ['A payment', 'Un paiement', 'Eine Zahlung'],
  other: ['Something else', 'Autre chose', 'Etwas anderes'],
};

export const SUBJECTS: Readonly<Record<string, Messages>> = {
  'where-is-it': ['Where is it?', 'Où est-elle ?', 'Wo ist sie?'],
  'change-or-cancel': ['Change or cancel it', 'La modifier ou l’annuler', 'Ändern oder stornieren'],
  'something-missing': ['Something is missing', 'Il manque quelque chose', 'Es fehlt etwas'],
  invoice: ['The invoice', 'La facture', 'Die Rechnung'],
  'how-to-return': ['How do I send it back?', 'Comment la renvoyer ?', 'Wie schicke ich sie zurück?'],
  refund: ['My refund', 'Mon remboursement', 'Meine Erstattung'],
  exchange: ['Another size or colour', 'Une autre taille ou couleur', 'Andere Größe oder Farbe'],
  size: ['Which size?', 'Quelle taille ?', 'Welche Größe?'],
  care: ['Care and repair', 'Entretien et réparation', 'Pflege und Reparatur'],
  availability: ['When is it back?', 'Quand revient-il ?', 'Wann ist es wieder da?'],
  'sign-in': ['I cannot sign in', 'Je ne peux pas me connecter', 'Ich kann mich nicht anmelden'],
  'my-data': ['My data', 'Mes données', 'Meine Daten'],
  newsletter: ['Newsletter and messages', 'Newsletter et messages', 'Newsletter und Nachrichten'],
  'charged-twice': ['I was charged twice', 'J’ai été débité deux fois', 'Ich wurde doppelt belastet'],
  refused: ['My payment was refused', 'Mon paiement a été refusé', 'Meine Zahlung wurde abgelehnt'],
  'gift-card': ['A gift card', 'Une carte cadeau', 'Eine Geschenkkarte'],
  praise: ['Praise', 'Un compliment', 'Lob'],
  complaint: ['A complaint', 'Une réclamation', 'Eine Beschwerde'],
  'something-else': ['Something else', 'Autre chose', 'Etwas anderes'],
};

export const inLanguage = (messages: Messages | undefined, { language }: Locale): string => messages?.[LANGUAGES.indexOf(language)] ?? '';

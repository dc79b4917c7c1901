import type { CustomsPart, CustomsRule, Localized } from '#domain/catalogue/model/rows.ts';
import type { StyleRow } from './rows.ts';

const words = (en: string, fr: string, de: string): Localized => ({ en, fr, de });

const SOLE: CustomsPart = {
  key: 'sole',
  names: words('Sole', 'Semelle', 'Sohle'),
  options: [
    { value: 'gum', names: words('Gum', 'Gomme', 'Gummi') },
    { value: 'white', names: words('White', 'Blanche', 'Weiß') },
    {
      value: 'lug',
      names: words('Lugged, for wet streets', 'Crantée, pour rues mouillées', 'Profil für nasse Straßen'),
      surcharge: { USD: 15_00, CAD: 20_00, GBP: 12_00, EUR: 15_00 },
    },
  ],
};

const LACES: CustomsPart = {
  key: 'laces',
  names: words('Laces', 'Lacets', 'Schnürsenkel'),
  options: [
    { value: 'cotton', names: words('Natural cotton', 'Coton naturel', 'Naturbaumwolle') },
    { value: 'waxed', names: words('Waxed black', 'Noirs cirés', 'Schwarz gewachst') },
    { value: 'red', names: words('Signal red', 'Rouge vif', 'Signalrot') },
  ],
};

const LETTERS: CustomsPart = {
  key: 'letters',
  names: words('Letters inside the tongue', 'Lettres sous la languette', 'Buchstaben in der Lasche'),
  options: [],
  text: { maxLength: 4, surcharge: { USD: 10_00, CAD: 13_00, GBP: 8_00, EUR: 10_00 } },
};

const MADE_TO_ORDER: CustomsRule = { parts: [SOLE, LACES, LETTERS], days: [14, 21] };

/** Styles that are sold otherwise than the rest: made to order, or given away alone. */
export const SPECIAL: Readonly<Record<string, Pick<StyleRow, 'customs' | 'giftOnly'>>> = {
  'court-sneaker/Cordwain/plain/women': { customs: MADE_TO_ORDER },
  'court-sneaker/Cordwain/plain/men': { customs: MADE_TO_ORDER },
  'cap/Keepsake/plain/unisex': { giftOnly: true },
};

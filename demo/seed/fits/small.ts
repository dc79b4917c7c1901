import { type Fits, said } from './fit.ts';

export const SMALL_FITS: Fits<'small' | 'gift'> = {
  small: {
    unisex: said(
      [
        'One of those small things that decide whether a day outside is a good one.',
        'De ces petites choses qui décident d’une belle journée dehors.',
        'Eines dieser kleinen Dinge, die über einen guten Tag draußen entscheiden.',
      ],
      [
        'For women and men, and for whoever borrows it first.',
        'Pour femme et homme, et pour qui l’emprunte en premier.',
        'Für Damen und Herren und für alle, die schneller zugreifen.',
      ],
      [
        'Made in small runs; colors change with the season.',
        'Fabrication en petites séries ; les couleurs changent avec la saison.',
        'In kleinen Auflagen gefertigt; die Farben wechseln mit der Saison.',
      ],
    ),
    kids: said(['The small size of a big favorite.', 'La petite taille d’un grand favori.', 'Der große Liebling in klein.']),
  },
  gift: {
    unisex: said([
      'Choose the amount, write a line, pick the day it arrives.',
      'Choisissez le montant, écrivez un mot, fixez le jour de l’envoi.',
      'Betrag wählen, ein paar Worte schreiben, den Tag der Zustellung bestimmen.',
    ]),
  },
};

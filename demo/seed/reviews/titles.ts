import type { Phrase } from './language.ts';

/** By stars: five, four, three, two or one. */
export const TITLES: Readonly<Record<'great' | 'good' | 'mixed' | 'poor', readonly Phrase[]>> = {
  great: [
    [
      'Exactly what I was looking for',
      'Exactement ce que je cherchais',
      'Genau was ich gesucht habe',
      'Justo lo que buscaba',
      'Proprio quello che cercavo',
    ],
    ['Would buy it again', 'Je le rachèterais', 'Würde ich wieder kaufen', 'Lo volvería a comprar', 'Lo ricomprerei'],
    ['My new favorite', 'Mon nouveau préféré', 'Mein neuer Liebling', 'Mi nuevo favorito', 'Il mio nuovo preferito'],
    ['Better than expected', 'Mieux que prévu', 'Besser als erwartet', 'Mejor de lo esperado', 'Meglio del previsto'],
    ['Really well made', 'Vraiment bien fait', 'Richtig gut verarbeitet', 'Muy bien hecho', 'Davvero ben fatto'],
    ['Worth every cent', 'Vaut son prix', 'Jeden Cent wert', 'Vale cada céntimo', 'Vale ogni centesimo'],
    ['Used it all season', 'Utilisé toute la saison', 'Die ganze Saison benutzt', 'Lo he usado toda la temporada', 'Usato per tutta la stagione'],
  ],
  good: [
    [
      'Very good, one small thing',
      'Très bien, à un détail près',
      'Sehr gut, bis auf eine Kleinigkeit',
      'Muy bueno, salvo un detalle',
      'Molto buono, tranne un dettaglio',
    ],
    ['Happy with it', 'Un bon achat', 'Zufrieden damit', 'Una buena compra', 'Un buon acquisto'],
    ['Good value', 'Bon rapport qualité-prix', 'Gutes Preis-Leistungs-Verhältnis', 'Buena relación calidad-precio', 'Buon rapporto qualità-prezzo'],
    ['Solid choice', 'Un bon choix', 'Eine gute Wahl', 'Una buena elección', 'Una buona scelta'],
  ],
  mixed: [
    ['It’s OK', 'Correct, sans plus', 'Ganz in Ordnung', 'Está bien, sin más', 'Va bene, niente di più'],
    ['Not sure yet', 'À voir à l’usage', 'Noch nicht überzeugt', 'Aún no me convence', 'Da vedere nel tempo'],
    [
      'Good idea, average finish',
      'Bonne idée, finition moyenne',
      'Gute Idee, mittelmäßig verarbeitet',
      'Buena idea, acabado normal',
      'Buona idea, finiture nella media',
    ],
  ],
  poor: [
    ['Not for me', 'Pas pour moi', 'Nichts für mich', 'No es para mí', 'Non fa per me'],
    ['Expected more', 'Je m’attendais à mieux', 'Mehr erwartet', 'Esperaba más', 'Mi aspettavo di più'],
    ['Had to send it back', 'J’ai dû le renvoyer', 'Musste ich zurückschicken', 'Tuve que devolverlo', 'Ho dovuto renderlo'],
  ],
};

export const FIT_PHRASES: Readonly<Record<'small' | 'true' | 'large', readonly Phrase[]>> = {
  small: [
    [
      'Runs small, so go up one size.',
      'Taille petit : prenez une taille au-dessus.',
      'Fällt klein aus, eine Größe größer nehmen.',
      'Talla pequeño, pide una talla más.',
      'Veste piccolo, prendete una taglia in più.',
    ],
    ['A bit tight at first.', 'Un peu serré au début.', 'Anfangs etwas eng.', 'Algo justo al principio.', 'Un po’ stretto all’inizio.'],
  ],
  true: [
    ['True to size.', 'Taille normalement.', 'Fällt normal aus.', 'Talla bien.', 'Veste regolare.'],
    [
      'My usual size fits well.',
      'Ma taille habituelle me va bien.',
      'Meine übliche Größe passt gut.',
      'Mi talla habitual me queda bien.',
      'La mia taglia abituale va bene.',
    ],
  ],
  large: [
    [
      'Runs large, I could have taken a size smaller.',
      'Taille grand : une taille en dessous aurait suffi.',
      'Fällt groß aus, eine Nummer kleiner hätte gereicht.',
      'Talla grande, con una talla menos bastaba.',
      'Veste grande, bastava una taglia in meno.',
    ],
    [
      'Roomier than I expected.',
      'Plus ample que je ne le pensais.',
      'Weiter geschnitten als gedacht.',
      'Más amplio de lo que esperaba.',
      'Più ampio di quanto pensassi.',
    ],
  ],
};

/** The shop's answers to those who were not satisfied. */
export const STAFF_ANSWERS: readonly Phrase[] = [
  [
    'Thank you for telling us. Items can be returned within 30 days, and our service team is glad to help you find the right size.',
    'Merci de nous l’avoir signalé. Vous pouvez renvoyer vos articles sous 30 jours, et notre service client vous aide volontiers à trouver la bonne taille.',
    'Danke für den Hinweis. Sie können Artikel innerhalb von 30 Tagen zurückgeben, und unser Kundenservice hilft gern bei der richtigen Größe.',
    'Gracias por contárnoslo. Puedes devolver los artículos en 30 días y nuestro equipo te ayuda con mucho gusto a encontrar tu talla.',
    'Grazie per la segnalazione. Gli articoli si possono rendere entro 30 giorni e il nostro servizio clienti aiuta volentieri a trovare la taglia giusta.',
  ],
  [
    'We’re sorry it didn’t work out. We have passed your comment on to our product team.',
    'Nous regrettons que l’article ne vous ait pas convenu. Votre remarque a été transmise à notre équipe produit.',
    'Schade, dass es nicht gepasst hat. Wir haben Ihren Hinweis an unser Produktteam weitergegeben.',
    'Sentimos que no te haya convencido. Hemos pasado tu comentario a nuestro equipo de producto.',
    'Ci dispiace che non sia andata bene. Abbiamo passato il commento al nostro team di prodotto.',
  ],
];

import type { Phrase } from './language.ts';

export type ReviewGroup = 'shoes' | 'apparel' | 'accessories';

export const OPENINGS: readonly Phrase[] = [
  [
    'I have had this for about two months now.',
    'Je l’ai depuis environ deux mois.',
    'Ich habe es jetzt seit etwa zwei Monaten.',
    'Lo tengo desde hace unos dos meses.',
    'Ce l’ho da circa due mesi.',
  ],
  [
    'Bought for a week in the mountains.',
    'Acheté pour une semaine en montagne.',
    'Für eine Woche in den Bergen gekauft.',
    'Comprado para una semana en la montaña.',
    'Comprato per una settimana in montagna.',
  ],
  [
    'A friend recommended it to me.',
    'Recommandé par une amie.',
    'Eine Freundin hat es mir empfohlen.',
    'Me lo recomendó una amiga.',
    'Me l’ha consigliato un’amica.',
  ],
  [
    'I use it several times a week.',
    'Je m’en sers plusieurs fois par semaine.',
    'Ich benutze es mehrmals pro Woche.',
    'Lo uso varias veces por semana.',
    'Lo uso più volte alla settimana.',
  ],
  [
    'This is the second one I own.',
    'C’est déjà mon deuxième.',
    'Das ist schon mein zweites Exemplar.',
    'Ya es el segundo que tengo.',
    'È già il secondo che possiedo.',
  ],
  [
    'Delivery was quick and the color matches the pictures.',
    'Livraison rapide, et la couleur correspond aux photos.',
    'Schnelle Lieferung, und die Farbe entspricht den Bildern.',
    'La entrega fue rápida y el color coincide con las fotos.',
    'Consegna veloce e il colore corrisponde alle foto.',
  ],
  [
    'I compared a few before I decided.',
    'J’en ai comparé plusieurs avant de choisir.',
    'Vor dem Kauf habe ich einige verglichen.',
    'Comparé varios antes de decidirme.',
    'Ne ho confrontati diversi prima di decidere.',
  ],
];

export const LIKES: Readonly<Record<ReviewGroup, readonly Phrase[]>> = {
  shoes: [
    [
      'The grip on wet rock is excellent.',
      'L’adhérence sur rocher mouillé est excellente.',
      'Der Halt auf nassem Fels ist ausgezeichnet.',
      'El agarre en roca mojada es excelente.',
      'La presa sulla roccia bagnata è eccellente.',
    ],
    [
      'No blisters, not even on the first long day.',
      'Aucune ampoule, même le premier jour.',
      'Keine Blasen, auch nicht am ersten langen Tag.',
      'Ni una ampolla, ni siquiera el primer día largo.',
      'Nessuna vescica, nemmeno il primo giorno lungo.',
    ],
    [
      'Light, and the heel stays where it should.',
      'Léger, et le talon reste bien en place.',
      'Leicht, und die Ferse sitzt fest.',
      'Ligero, y el talón queda bien sujeto.',
      'Leggero, e il tallone resta fermo.',
    ],
    [
      'The cushioning still feels fresh after many miles.',
      'L’amorti reste agréable après de nombreux kilomètres.',
      'Die Dämpfung ist auch nach vielen Kilometern noch angenehm.',
      'La amortiguación sigue como nueva tras muchos kilómetros.',
      'L’ammortizzazione è ancora buona dopo molti chilometri.',
    ],
    [
      'Comfortable straight out of the box.',
      'Confortable dès la sortie de la boîte.',
      'Vom ersten Schritt an bequem.',
      'Cómodo desde el primer momento.',
      'Comodo fin dal primo passo.',
    ],
  ],
  apparel: [
    [
      'The fabric is soft and dries fast.',
      'Le tissu est doux et sèche vite.',
      'Der Stoff ist weich und trocknet schnell.',
      'El tejido es suave y se seca rápido.',
      'Il tessuto è morbido e si asciuga in fretta.',
    ],
    [
      'Keeps its shape after many washes.',
      'Garde sa forme après de nombreux lavages.',
      'Bleibt auch nach vielen Wäschen in Form.',
      'Mantiene la forma tras muchos lavados.',
      'Mantiene la forma dopo molti lavaggi.',
    ],
    [
      'The cut leaves room to move.',
      'La coupe laisse de la liberté de mouvement.',
      'Der Schnitt lässt viel Bewegungsfreiheit.',
      'El corte deja libertad de movimiento.',
      'Il taglio lascia libertà di movimento.',
    ],
    [
      'Works on the trail and in the office.',
      'Parfait sur les sentiers comme au bureau.',
      'Passt auf den Wanderweg und ins Büro.',
      'Sirve para el monte y para la oficina.',
      'Va bene sia sui sentieri sia in ufficio.',
    ],
    [
      'The seams are neat and nothing rubs.',
      'Les coutures sont nettes et rien ne frotte.',
      'Die Nähte sind sauber, nichts scheuert.',
      'Las costuras están bien hechas y nada roza.',
      'Le cuciture sono curate e niente sfrega.',
    ],
  ],
  accessories: [
    [
      'Small, light and always with me.',
      'Petit, léger et toujours avec moi.',
      'Klein, leicht und immer dabei.',
      'Pequeño, ligero y siempre conmigo.',
      'Piccolo, leggero e sempre con me.',
    ],
    [
      'You can tell that it will last.',
      'On voit que c’est fait pour durer.',
      'Man merkt, dass es lange hält.',
      'Se nota que va a durar.',
      'Si vede che durerà.',
    ],
    [
      'Does its job and looks good.',
      'Il remplit son rôle et il est beau.',
      'Tut, was es soll, und sieht gut aus.',
      'Cumple su función y es bonito.',
      'Fa il suo dovere ed è bello.',
    ],
    [
      'The details are well thought out.',
      'Les détails sont bien pensés.',
      'Die Details sind gut durchdacht.',
      'Los detalles están bien pensados.',
      'I dettagli sono ben studiati.',
    ],
  ],
};

export const DISLIKES: Readonly<Record<ReviewGroup, readonly Phrase[]>> = {
  shoes: [
    [
      'The laces come loose on long descents.',
      'Les lacets se desserrent dans les longues descentes.',
      'Die Schnürsenkel lockern sich auf langen Abstiegen.',
      'Los cordones se aflojan en las bajadas largas.',
      'I lacci si allentano nelle discese lunghe.',
    ],
    [
      'The toe box is narrow for wide feet.',
      'L’avant est étroit pour les pieds larges.',
      'Vorne ist es für breite Füße knapp.',
      'La puntera es estrecha para pies anchos.',
      'La punta è stretta per piedi larghi.',
    ],
    [
      'The sole wore down faster than I hoped.',
      'La semelle s’use plus vite que je ne l’espérais.',
      'Die Sohle nutzt sich schneller ab als gehofft.',
      'La suela se gasta más rápido de lo que esperaba.',
      'La suola si consuma più in fretta di quanto sperassi.',
    ],
  ],
  apparel: [
    [
      'The sleeves could be a little longer.',
      'Les manches pourraient être un peu plus longues.',
      'Die Ärmel könnten etwas länger sein.',
      'Las mangas podrían ser algo más largas.',
      'Le maniche potrebbero essere un po’ più lunghe.',
    ],
    [
      'I would have liked one more pocket.',
      'J’aurais aimé une poche de plus.',
      'Eine Tasche mehr wäre schön gewesen.',
      'Me habría gustado un bolsillo más.',
      'Mi sarebbe piaciuta una tasca in più.',
    ],
    [
      'The color faded a little in the wash.',
      'La couleur a un peu passé au lavage.',
      'Die Farbe ist beim Waschen etwas verblasst.',
      'El color se ha ido un poco al lavar.',
      'Il colore si è un po’ sbiadito in lavatrice.',
    ],
  ],
  accessories: [
    [
      'It is smaller than it looks in the pictures.',
      'Plus petit que sur les photos.',
      'Es ist kleiner, als es auf den Bildern wirkt.',
      'Es más pequeño de lo que parece en las fotos.',
      'È più piccolo di quanto sembri nelle foto.',
    ],
    [
      'The closure feels a bit stiff.',
      'La fermeture est un peu dure.',
      'Der Verschluss geht etwas schwer.',
      'El cierre va un poco duro.',
      'La chiusura è un po’ dura.',
    ],
  ],
};

export const CLOSINGS: Readonly<Record<'happy' | 'unsure' | 'unhappy', readonly Phrase[]>> = {
  happy: [
    [
      'I recommend it without hesitation.',
      'Je le recommande sans hésiter.',
      'Ich empfehle es ohne Zögern.',
      'Lo recomiendo sin dudarlo.',
      'Lo consiglio senza esitare.',
    ],
    [
      'It has been on every trip since.',
      'Depuis, il est de toutes les sorties.',
      'Seitdem ist es auf jeder Tour dabei.',
      'Desde entonces viene a todas las salidas.',
      'Da allora è con me in ogni uscita.',
    ],
    [
      'I am already looking at another color.',
      'Je lorgne déjà une autre couleur.',
      'Ich schaue schon nach einer zweiten Farbe.',
      'Ya estoy mirando otro color.',
      'Sto già guardando un altro colore.',
    ],
  ],
  unsure: [
    [
      'For the price it is fine.',
      'Pour le prix, c’est correct.',
      'Für den Preis ist es in Ordnung.',
      'Para el precio está bien.',
      'Per il prezzo va bene.',
    ],
    [
      'I will see how it holds up.',
      'Je verrai comment il tient dans le temps.',
      'Mal sehen, wie es sich hält.',
      'Ya veré cómo aguanta.',
      'Vedrò come regge nel tempo.',
    ],
  ],
  unhappy: [
    [
      'I expected more for the money.',
      'À ce prix, j’attendais mieux.',
      'Für das Geld habe ich mehr erwartet.',
      'Por ese dinero esperaba más.',
      'Per quei soldi mi aspettavo di più.',
    ],
    [
      'I will try another model.',
      'Je vais essayer un autre modèle.',
      'Ich probiere ein anderes Modell.',
      'Probaré otro modelo.',
      'Proverò un altro modello.',
    ],
  ],
};

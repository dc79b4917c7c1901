import type { Article } from './article.ts';
import type { HelpPage } from '#server/platform/pages/legal-page-names.ts';

export const germanHelp: Readonly<Record<HelpPage, Article>> = {
  'help-returns-how-to-return': {
    title: 'So schicken Sie etwas zurück',
    description: 'Eine Bestellung von Waymark Schritt für Schritt zurückschicken: Stücke wählen, Etikett drucken, Erstattung verfolgen.',
    lead: 'Fünf Minuten am Bildschirm, dann ein Paket. Sie brauchen Ihre Bestellung und einen Drucker.',
    sections: [
      [
        '1. Bestellung öffnen',
        '<p>Mit Konto steht sie unter <a href="page:account/orders">Bestellungen</a>. Ohne Konto öffnen Sie den Link in der Bestätigung oder <a href="page:track-order">finden die Bestellung</a> mit ihrer Nummer und der angegebenen E-Mail-Adresse oder Telefonnummer.</p>',
      ],
      [
        '2. Wählen, was zurückgeht',
        '<p>Sagen Sie, wie viele Stücke und warum. Was nicht zurückkommen kann, nennt den Grund. Darunter steht, wie viel Sie ungefähr zurückbekommen; endgültig wird es erst mit dem Etikett.</p>',
      ],
      [
        '3. Etikett holen',
        '<p>Es ist ein PDF mit der Nummer der Rücksendung und ihrem Strichcode; das Porto zahlen wir. Verloren? Es lässt sich in der Bestellung noch einmal herunterladen.</p>',
      ],
      [
        '4. Paket abgeben',
        '<p>Legen Sie die Ware in einen festen Karton, Schuhe in ihren eigenen, kleben Sie das Etikett auf und geben Sie das Paket ab. Heben Sie den Beleg auf, bis das Geld da ist.</p>',
      ],
      [
        '5. Erstattung verfolgen',
        '<p>Die Bestellung zeigt, wann das Paket bei uns ist, und ein Brief sagt Ihnen, wann das Geld zurückgeht: zuerst auf die Karte, dann auf Geschenkkarten. Punkte kommen mit dem letzten Stück einer Bestellung zurück.</p>',
      ],
      [
        'Bis wann, und in welchem Zustand',
        '<p>Fristen, Zustand der Ware und Mängel stehen unter <a href="page:returns">Rückgabe</a>. Noch eine Frage? <a href="page:help/contact-us">Schreiben Sie uns</a>.</p>',
      ],
    ],
  },
  loyalty: {
    title: 'Das Waymark-Programm',
    description:
      'Punkte für Einkäufe, Gutscheine für Punkte, ein Willkommen für neue Mitglieder: was das Waymark-Programm bringt und wie man beitritt.',
    lead: 'Ein Punkt für jede ganze Geldeinheit, die Ware Sie kostet. Aus Punkten werden Gutscheine. Der Beitritt kostet nichts.',
    sections: [
      [
        'Beitreten',
        '<p><a href="page:sign-up">Legen Sie ein Konto an</a> und kreuzen Sie das Programm an, oder treten Sie später unter <a href="page:account/loyalty">Prämien</a> bei. Wir schreiben Ihnen einmal; sobald Sie geantwortet haben, lassen sich Punkte einlösen.</p>',
      ],
      [
        'Zum Willkommen',
        '<p>Neue Mitglieder beginnen mit 25 Punkten und haben in den ersten dreißig Tagen 10 % Rabatt auf eine Bestellung. Bestellungen der dreißig Tage vor dem Beitritt zählen mit.</p>',
      ],
      [
        'Sammeln',
        '<p>Ware zählt mit dem, was sie nach allen Rabatten kostet. Geschenkkarten und Lieferung bringen keine Punkte. Im Laden nennen Sie Ihre Mitgliedsnummer, bevor Sie bezahlen.</p>',
      ],
      [
        'Einlösen',
        '<p>Legen Sie einen Gutschein in den Warenkorb: Er kostet seine Punkte, wenn die Bestellung aufgegeben wird, und sie kommen zurück, wenn nichts daraus wird. Auch an der Kasse lässt sich mit Punkten zahlen.</p>',
      ],
      [
        'Jemanden mitbringen',
        '<p>Geben Sie Ihre Mitgliedsnummer weiter, wenn jemand beitritt. Ist dessen Mitgliedschaft bestätigt, gibt es 50 Punkte für beide.</p>',
      ],
      [
        'Die Regeln',
        '<p>Wie lange Punkte gelten und was Rücksendungen bewirken, steht in den <a href="page:loyalty-terms">Teilnahmebedingungen</a>.</p>',
      ],
    ],
  },
};

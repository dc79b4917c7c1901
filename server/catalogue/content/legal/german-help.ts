import type { Article } from './article.ts';
import type { HelpPage } from '#server/platform/pages/legal-page-names.ts';

export const germanHelp: Readonly<Record<HelpPage, Article>> = {
  'help-returns-how-to-return': {
    title: 'So schicken Sie Artikel zurück',
    description: 'Eine Waymark-Bestellung Schritt für Schritt zurückschicken: Artikel auswählen, Etikett drucken, Erstattung verfolgen.',
    lead: 'Fünf Minuten am Bildschirm, dann ein Paket. Sie brauchen Ihre Bestellung und einen Drucker.',
    sections: [
      [
        '1. Bestellung öffnen',
        '<p>Mit Konto finden Sie sie unter <a href="page:account/orders">Bestellungen</a>. Ohne Konto öffnen Sie den Link in der Bestätigung oder <a href="page:track-order">suchen die Bestellung</a> mit ihrer Nummer und der angegebenen E-Mail-Adresse oder Telefonnummer.</p>',
      ],
      [
        '2. Artikel auswählen',
        '<p>Geben Sie an, wie viele Sie von jedem Artikel zurückschicken und warum. Lässt sich ein Artikel nicht zurückgeben, steht der Grund dabei. Darunter sehen Sie, wie viel Sie ungefähr zurückbekommen; endgültig wird es erst, wenn Sie das Etikett anfordern.</p>',
      ],
      [
        '3. Etikett holen',
        '<p>Das Etikett ist ein PDF mit der Nummer Ihrer Rücksendung und ihrem Strichcode; das Porto zahlen wir. Verloren? Sie können es in der Bestellung noch einmal herunterladen.</p>',
      ],
      [
        '4. Paket abgeben',
        '<p>Legen Sie die Artikel in einen stabilen Karton, Schuhe in ihren eigenen, kleben Sie das Etikett auf und geben Sie das Paket ab. Heben Sie den Beleg auf, bis das Geld da ist.</p>',
      ],
      [
        '5. Erstattung verfolgen',
        '<p>Die Bestellung zeigt, wann das Paket bei uns angekommen ist. Wenn wir erstatten, erhalten Sie eine E-Mail: Das Geld geht zuerst auf die Karte, dann auf Geschenkkarten. Punkte kommen mit dem letzten Artikel einer Bestellung zurück.</p>',
      ],
      [
        'Rückgabefrist und Zustand',
        '<p>Fristen, Zustand der Artikel und Mängel sind unter <a href="page:returns">Rückgabe</a> erklärt. Noch eine Frage? <a href="page:help/contact-us">Schreiben Sie uns</a>.</p>',
      ],
    ],
  },
  loyalty: {
    title: 'Das Waymark-Programm',
    description:
      'Punkte für Einkäufe, Gutscheine für Punkte, ein Willkommensgeschenk für neue Mitglieder: was das Waymark-Programm bietet und wie Sie beitreten.',
    lead: 'Ein Punkt für jede ganze Geldeinheit, die Sie für Produkte ausgeben. Aus Punkten werden Gutscheine. Der Beitritt ist kostenlos.',
    sections: [
      [
        'Beitreten',
        '<p><a href="page:sign-up">Legen Sie ein Konto an</a> und setzen Sie das Häkchen für das Programm, oder treten Sie später unter <a href="page:account/loyalty">Prämien</a> bei. Wir senden Ihnen eine E-Mail; sobald Sie sie bestätigt haben, können Sie Punkte einlösen.</p>',
      ],
      [
        'Zum Willkommen',
        '<p>Neue Mitglieder beginnen mit 25 Punkten und erhalten in den ersten 30 Tagen 10 % Rabatt auf eine Bestellung. Bestellungen aus den 30 Tagen vor dem Beitritt zählen auch.</p>',
      ],
      [
        'Sammeln',
        '<p>Produkte zählen mit dem Betrag, den sie nach allen Rabatten kosten. Für Geschenkkarten und Versand gibt es keine Punkte. In unseren Filialen nennen Sie Ihre Mitgliedsnummer, bevor Sie bezahlen.</p>',
      ],
      [
        'Einlösen',
        '<p>Legen Sie einen Gutschein in den Warenkorb: Seine Punkte werden mit der Bestellung eingelöst und wieder gutgeschrieben, wenn sie nicht zustande kommt. Auch an der Kasse können Sie direkt mit Punkten bezahlen.</p>',
      ],
      [
        'Freunde werben',
        '<p>Geben Sie Ihre Mitgliedsnummer weiter, wenn jemand beitreten möchte. Sobald die Mitgliedschaft bestätigt ist, erhalten Sie beide je 50 Punkte.</p>',
      ],
      [
        'Die Regeln',
        '<p>Wie lange Punkte gelten und was bei einer Rückgabe mit ihnen geschieht, steht in den <a href="page:loyalty-terms">Teilnahmebedingungen</a>.</p>',
      ],
    ],
  },
};

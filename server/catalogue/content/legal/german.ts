import type { Article } from './article.ts';
import type { FooterPage } from '#server/platform/pages/legal-page-names.ts';

export const german: Readonly<Record<FooterPage, Article>> = {
  terms: {
    title: 'Verkaufsbedingungen',
    description: 'Was gilt, wenn Sie bei Waymark bestellen: Vertrag, Preise, Zahlung, Lieferung, Rückgabe und Gewährleistung.',
    lead: 'Was wir Ihnen bei einer Bestellung zusagen und worauf wir uns verlassen. In einfachen Worten, damit man es liest.',
    sections: [
      [
        'Bei wem Sie kaufen',
        '<p>Sie kaufen bei Waymark, dem Shop, der in Ihrer Bestellbestätigung genannt ist. Diese Bedingungen gelten für jede Bestellung auf dieser Website oder in der App durch Menschen, die für sich selbst und nicht für ein Unternehmen kaufen.</p>',
      ],
      [
        'Wie der Vertrag entsteht',
        '<p>Was wir zeigen, ist eine Einladung. Mit dem Knopf zum Bestellen bieten Sie an, die genannten Artikel zum angezeigten Gesamtbetrag zu kaufen. Der Vertrag entsteht mit unserer Bestätigung per E-Mail. Hat sich der Betrag geändert, seit Sie ihn gesehen haben, wird nichts bestellt und nichts abgebucht: Sie sehen den neuen Betrag und entscheiden noch einmal.</p><p>Wie oft auch gedrückt wird und was auch mit der Verbindung geschieht: Ein Druck führt höchstens zu einer Bestellung.</p>',
      ],
      [
        'Preise, Steuern und Aktionen',
        '<p>Es gelten die Preise im Moment der Bestellung, einschließlich Mehrwertsteuer. Codes und Aktionen gelten für die Zeit und die Artikel, die sie nennen; wie sie gehen, steht in den <a href="page:sale-terms">Bedingungen für Angebote</a>. Bei herabgesetzten Preisen ist der genannte frühere Preis der niedrigste der letzten 30 Tage.</p>',
      ],
      [
        'Warenkorb und Bestand',
        '<p>Was im Warenkorb liegt, ist nicht reserviert. In der Übersicht Ihrer Bestellung halten wir die Artikel fünfzehn Minuten lang, während Sie zahlen. Ohne Netz zeigt der Warenkorb Schätzungen und sagt es; es zählt, was der Shop bestätigt.</p>',
      ],
      [
        'Zahlung',
        '<p>Ihre Karte wird einmal belastet, bei der Bestellung. Die Kartennummer nimmt der Zahlungsdienst in einem eigenen Rahmen entgegen; wir erhalten ein Token und die letzten vier Ziffern. Lehnt Ihre Bank ab, wird nichts bestellt und nichts einbehalten.</p>',
      ],
      [
        'Lieferung und Abholung',
        '<p>Die Lieferzeit steht vor der Bestellung in Werktagen dabei. Das Risiko tragen wir, bis das Paket in Ihren Händen ist oder bei jemandem, den Sie benannt haben. Zur Abholung im Laden bringen Sie die Bestellnummer und einen Ausweis mit; wir bewahren die Ware sieben Tage auf.</p>',
      ],
      [
        'Widerruf, Rückgabe und Gewährleistung',
        '<p>Was Sie nicht behalten möchten, können Sie zurückgeben: siehe <a href="page:returns">Rückgabe</a>. Ihre gesetzlichen Rechte bei Mängeln kommen hinzu und werden durch nichts hier eingeschränkt.</p>',
      ],
      [
        'Geschenkkarten',
        '<p>Geschenkkarten kommen per E-Mail und werden nicht ausgezahlt, soweit das Gesetz nichts anderes sagt. Sie verfallen nicht. Bewahren Sie den Code auf wie Geld.</p>',
      ],
      [
        'Recht und Streitfälle',
        '<p>Es gilt das Recht des Landes, in dessen Shop Sie bestellen, zusammen mit dem Verbraucherschutz des Landes, in dem Sie leben. Schreiben Sie uns zuerst; das meiste ist mit einer Nachricht geklärt. An einem Schlichtungsverfahren nehmen wir teil.</p>',
      ],
    ],
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was Waymark über Sie weiß, warum, wie lange, und was auf Ihrem Gerät bleibt.',
    lead: 'Was wir über Sie wissen, warum und wie lange. Wir verkaufen nichts davon, und das meiste verlässt Ihr Gerät nie.',
    sections: [
      [
        'Was auf Ihrem Gerät bleibt',
        '<p>Ihr Warenkorb, wartende Änderungen, was Sie zuletzt angesehen haben und eine angefangene Bestellung liegen im Speicher Ihres Browsers, damit der Shop ohne Verbindung funktioniert. Wenn Sie die Daten der Website löschen, ist alles weg. Eine Kartennummer ist nie darunter.</p>',
      ],
      [
        'Was wir bei einer Bestellung erhalten',
        '<p>Name, Adressen, E-Mail, Telefon, die bestellten Artikel und die letzten vier Ziffern der Karte. Wir verwenden sie, um zu liefern, abzurechnen, Fragen zu beantworten und die Bücher zu führen. Vertrag und Steuerrecht verlangen es so.</p>',
      ],
      [
        'Cookies',
        '<p>Ein Cookie hält Ihre Sitzung von allen anderen getrennt. Ein zweites wird bei der Anmeldung für ein Jahr gesetzt: daran erkennen wir Ihr Gerät wieder, wenn andere Ihr Passwort zu erraten versuchen. Beide sind notwendig, enthalten einen zufälligen Namen und sind für Skripte nicht lesbar. Weitere merken sich Ihre Sprache, noch nicht gesendete Änderungen und Ihre Auswahl zur Privatsphäre. Alles, was wir auf Ihrem Gerät speichern, steht auf der Seite, die am Ende jeder Seite verlinkt ist; dort entscheiden Sie auch über das nicht Notwendige. Cookies von Werbetreibenden verwenden wir nicht.</p>',
      ],
      [
        'Post von uns',
        '<p>Zu jeder Bestellung kommt eine Bestätigung. Den Newsletter erhalten Sie nur, wenn Sie das Kästchen ankreuzen, und in jeder Ausgabe steht ein Link zum Abbestellen. Wenn Sie wissen möchten, wann etwas wieder da ist, schreiben wir einmal; eine Woche später ist die Adresse gelöscht.</p>',
      ],
      [
        'Wer sonst etwas sieht',
        '<ul><li>Der Zahlungsdienst: Karte und Betrag.</li><li>Der Versand: Name, Adresse und Telefon.</li><li>Der Laden, bei Abholung: den Namen der Person, die kommt.</li></ul><p>Alle erhalten, was ihre Aufgabe braucht, und sonst nichts.</p>',
      ],
      [
        'Wie lange wir es aufbewahren',
        '<p>Bestellungen und Rechnungen, solange das Steuerrecht es verlangt, höchstens zehn Jahre. Ein verlassener Warenkorb wird nach neunzig Tagen gelöscht. Protokolle des Servers enthalten weder Namen noch Adressen und werden nach dreißig Tagen gelöscht.</p>',
      ],
      [
        'Ihre Rechte',
        '<p>Sie können jederzeit und ohne Grund Auskunft, Berichtigung, Herausgabe oder Löschung verlangen und der Verwendung widersprechen. Schreiben Sie an privacy@waymark.example. Überzeugt Sie unsere Antwort nicht, hilft die Datenschutzbehörde Ihres Landes.</p>',
      ],
    ],
  },
  returns: {
    title: 'Rückgabe',
    description: 'Wie Sie etwas an Waymark zurückgeben, bis wann, und wann das Geld zurückkommt.',
    lead: 'Dreißig Tage, um es sich anders zu überlegen, ohne Angabe von Gründen. Probieren Sie zuerst zu Hause: Ein Pfad hinterlässt Spuren.',
    sections: [
      [
        'Bis wann',
        '<p>Dreißig Tage ab dem Tag, an dem das letzte Stück angekommen ist; die vierzehn Tage des gesetzlichen Widerrufs sind darin enthalten. Bestellungen ab dem 1. November nehmen wir bis zum 31. Januar zurück, denn Geschenke brauchen Zeit.</p>',
      ],
      [
        'In welchem Zustand',
        '<p>Draußen ungetragen, sauber, mit Etiketten und im Schuhkarton, wenn es einen gab. Anprobieren zu Hause gehört dazu. Socken kommen ungeöffnet zurück; Geschenkkarten nehmen wir nicht zurück.</p>',
      ],
      [
        'Per Post',
        '<ul><li>Öffnen Sie den Link in der Bestätigung und notieren Sie die Bestellnummer.</li><li>Legen Sie sie mit der Ware in ein festes Paket.</li><li>Öffnen Sie die Bestellung, wählen Sie aus, was zurückgeht, und drucken Sie das Etikett; das Porto zahlen wir.</li></ul><p>Schritt für Schritt: <a href="page:help/returns/how-to-return">so schicken Sie etwas zurück</a>.</p>',
      ],
      ['Im Laden', '<p>Bringen Sie Ware und Bestellnummer in einen unserer Läden. Das Geld ist unterwegs, bevor Sie wieder gehen.</p>'],
      [
        'Ihr Geld',
        '<p>Es geht auf die Karte zurück, mit der bezahlt wurde, spätestens vierzehn Tage nach Ankunft des Pakets; meist dauert es drei. Die Lieferkosten erstatten wir, wenn die ganze Bestellung zurückkommt. Für jedes Stück bekommen Sie zurück, was es nach allen Rabatten gekostet hat.</p>',
      ],
      [
        'Eine andere Größe',
        '<p>Bestellen Sie die richtige gleich, bevor sie jemand anders nimmt, und schicken Sie die andere zurück. Das geht schneller als ein Umtausch.</p>',
      ],
      [
        'Etwas hat einen Mangel',
        '<p>Schreiben Sie uns, gern mit Bild: care@waymark.example. Zwei Jahre lang reparieren, ersetzen oder erstatten wir, wie Sie es möchten; Ihre gesetzlichen Rechte bleiben unberührt.</p>',
      ],
    ],
  },
  'loyalty-terms': {
    title: 'Teilnahmebedingungen',
    description: 'Was für Mitglieder des Waymark-Programms gilt: Beitritt, Punkte, Gutscheine, Austritt.',
    lead: 'Wie Punkte kommen und gehen, in einfachen Worten. Die Mitgliedschaft kostet nichts, und Sie beenden sie, wann Sie wollen.',
    sections: [
      [
        'Wer Mitglied werden kann',
        '<p>Alle mit einem eigenen Konto, die das in ihrem Land verlangte Alter haben. Wir schreiben einmal an die Adresse des Kontos; Punkte lassen sich einlösen, sobald Sie darauf geantwortet haben.</p>',
      ],
      [
        'Punkte sammeln',
        '<p>Waren bringen einen Punkt für jede ganze Geldeinheit, die sie am Ende kosten, ohne Versand. Punkte kommen, sobald die Bestellung bezahlt ist. Für den Beitritt gibt es Willkommenspunkte, und ebenso, wenn jemand mit Ihrer Nummer beitritt.</p>',
      ],
      [
        'Punkte einlösen',
        '<p>Für Punkte gibt es Gutscheine, die Sie in den Warenkorb legen. Sie werden mit der Bestellung eingelöst und kommen zurück, wenn daraus nichts wird. Ein Gutschein wird nicht in Geld ausgezahlt.</p>',
      ],
      [
        'Wann Punkte verfallen',
        '<p>Punkte gelten ein Jahr ab dem Tag, an dem sie kamen. Punkte, die nach einer Rückgabe zurückkommen, gelten mindestens dreißig Tage. Was bald verfällt, steht in Ihrem Konto.</p>',
      ],
      [
        'Rückgaben',
        '<p>Punkte, die mit zurückgegebenen Waren gesammelt wurden, werden zurückgenommen. Sind sie schon eingelöst, füllen die nächsten Punkte die Lücke. Wie eine Rückgabe geht, steht <a href="page:returns">hier</a>.</p>',
      ],
      [
        'Austritt und Änderungen',
        '<p>Sie treten aus, indem Sie Ihr Konto löschen oder uns schreiben; die Punkte enden dann. Ändern wir diese Bedingungen, sagen wir es vier Wochen vorher, und Sie können gehen. Was wir über Sie aufbewahren, steht in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
};

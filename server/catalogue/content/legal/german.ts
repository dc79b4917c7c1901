import type { Article } from './article.ts';
import type { FooterPage } from '#server/platform/pages/legal-page-names.ts';

export const german: Readonly<Record<FooterPage, Article>> = {
  terms: {
    title: 'Verkaufsbedingungen',
    description: 'Was für Bestellungen bei Waymark gilt: Vertrag, Preise, Zahlung, Lieferung, Rückgabe und Gewährleistung.',
    lead: 'Was wir Ihnen bei einer Bestellung zusagen und was wir von Ihnen erwarten. Verständlich formuliert, damit Sie es auch lesen.',
    sections: [
      [
        'Bei wem Sie kaufen',
        '<p>Sie kaufen bei Waymark, dem Shop, der in Ihrer Bestellbestätigung genannt ist. Diese Bedingungen gelten für alle Bestellungen auf dieser Website oder in der App von Personen, die für sich selbst und nicht für ein Unternehmen kaufen.</p>',
      ],
      [
        'Wie der Vertrag zustande kommt',
        '<p>Die gezeigten Produkte sind eine Einladung zur Bestellung. Mit „Zahlungspflichtig bestellen“ bieten Sie an, die aufgeführten Artikel zum angezeigten Gesamtbetrag zu kaufen. Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen. Hat sich der Betrag geändert, seit Sie ihn gesehen haben, wird nichts bestellt und nichts abgebucht: Sie sehen den neuen Betrag und entscheiden noch einmal.</p><p>Dieselbe Bestellung wird nie doppelt aufgegeben, ganz gleich, wie oft Sie den Button drücken oder was mit der Verbindung geschieht.</p>',
      ],
      [
        'Preise, Steuern und Aktionen',
        '<p>Es gelten die Preise zum Zeitpunkt der Bestellung, einschließlich Mehrwertsteuer. Codes und Aktionen gelten für den Zeitraum und die Artikel, die dabei genannt sind; wie sie funktionieren, steht in den <a href="page:sale-terms">Angebotsbedingungen</a>. Bei reduzierten Preisen ist der genannte frühere Preis der niedrigste der letzten 30 Tage.</p>',
      ],
      [
        'Warenkorb und Bestand',
        '<p>Artikel im Warenkorb sind nicht reserviert. Sobald Sie die Übersicht Ihrer Bestellung erreichen, reservieren wir sie für 15 Minuten, während Sie bezahlen. Offline zeigt der Warenkorb Schätzwerte und weist darauf hin; es zählt, was der Shop bestätigt.</p>',
      ],
      [
        'Zahlung',
        '<p>Ihre Karte wird einmal belastet, und zwar bei der Bestellung. Die Kartennummer geben Sie in ein Formular des Zahlungsdienstleisters ein; wir erhalten ein Token und die letzten vier Ziffern. Lehnt Ihre Bank die Zahlung ab, wird nichts bestellt und nichts einbehalten.</p>',
      ],
      [
        'Lieferung und Abholung',
        '<p>Vor der Bestellung nennen wir Ihnen die Lieferzeit in Werktagen. Das Risiko tragen wir, bis Sie oder eine von Ihnen benannte Person das Paket in Händen halten. Zur Abholung in einer Filiale bringen Sie bitte die Bestellnummer und einen Lichtbildausweis mit; wir bewahren die Bestellung sieben Tage auf.</p>',
      ],
      [
        'Widerruf, Rückgabe und Gewährleistung',
        '<p>Was Sie nicht behalten möchten, können Sie zurückgeben: siehe <a href="page:returns">Rückgabe</a>. Ihre gesetzlichen Rechte bei Mängeln gelten zusätzlich und werden hier durch nichts eingeschränkt.</p>',
      ],
      [
        'Geschenkkarten',
        '<p>Geschenkkarten kommen per E-Mail, verfallen nicht und werden nicht ausgezahlt, soweit das Gesetz nichts anderes vorsieht. Bewahren Sie den Code so sicher auf wie Bargeld.</p>',
      ],
      [
        'Anwendbares Recht und Streitfälle',
        '<p>Es gilt das Recht des Landes, in dessen Shop Sie bestellen, zusammen mit dem Verbraucherschutzrecht des Landes, in dem Sie leben. Schreiben Sie uns zuerst: Das meiste lässt sich mit einer Nachricht klären. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.</p>',
      ],
    ],
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was Waymark über Sie weiß, warum, wie lange, und was auf Ihrem Gerät bleibt.',
    lead: 'Was wir über Sie wissen, warum und wie lange. Wir verkaufen Ihre Daten nicht, und das meiste verlässt Ihr Gerät nie.',
    sections: [
      [
        'Was auf Ihrem Gerät bleibt',
        '<p>Ihr Warenkorb, noch nicht gesendete Änderungen, zuletzt angesehene Produkte und eine angefangene Bestellung liegen im Speicher Ihres Browsers, damit der Shop auch ohne Verbindung funktioniert. Wenn Sie die Websitedaten löschen, ist alles weg. Kartennummern werden dort nie gespeichert.</p>',
      ],
      [
        'Was wir bei einer Bestellung erhalten',
        '<p>Wir erhalten Ihren Namen, Ihre Adressen, E-Mail-Adresse und Telefonnummer, die bestellten Artikel und die letzten vier Ziffern der Karte. Wir verwenden sie, um zu liefern, abzurechnen, Fragen zur Bestellung zu beantworten und unsere Bücher zu führen. Vertrag und Steuerrecht verlangen das.</p>',
      ],
      [
        'Cookies',
        '<p>Ein Cookie trennt Ihre Sitzung von allen anderen. Ein zweites setzen wir bei der Anmeldung für ein Jahr: Daran erkennen wir Ihr Gerät wieder, wenn andere versuchen, Ihr Passwort zu erraten. Beide sind notwendig, enthalten eine zufällige Kennung und sind für Skripte nicht lesbar. Weitere merken sich Ihre Sprache, noch nicht gesendete Änderungen und Ihre Datenschutzauswahl. Alles, was wir auf Ihrem Gerät speichern, steht auf der Seite, die am Ende jeder Seite verlinkt ist; dort entscheiden Sie auch über alles, was nicht notwendig ist. Cookies von Werbetreibenden verwenden wir nicht.</p>',
      ],
      [
        'E-Mails',
        '<p>Zu jeder Bestellung erhalten Sie eine Bestätigung. Den Newsletter bekommen Sie nur, wenn Sie dafür das Häkchen setzen, und jede Ausgabe enthält einen Link zum Abbestellen. Wenn Sie wissen möchten, wann ein Artikel wieder verfügbar ist, schreiben wir Ihnen einmal; eine Woche später löschen wir die Adresse.</p>',
      ],
      [
        'Wer Daten von uns erhält',
        '<ul><li>Der Zahlungsdienstleister: Karte und Betrag.</li><li>Das Versandunternehmen: Name, Adresse und Telefonnummer.</li><li>Die Filiale, bei Abholung: den Namen der abholenden Person.</li></ul><p>Alle erhalten, was sie für ihre Aufgabe brauchen, und sonst nichts.</p>',
      ],
      [
        'Wie lange wir Daten aufbewahren',
        '<p>Bestellungen und Rechnungen bewahren wir auf, solange das Steuerrecht es verlangt, höchstens zehn Jahre. Verlassene Warenkörbe löschen wir nach 90 Tagen. Serverprotokolle enthalten weder Namen noch Adressen und werden nach 30 Tagen gelöscht.</p>',
      ],
      [
        'Ihre Rechte',
        '<p>Sie können jederzeit und ohne Angabe von Gründen Auskunft über Ihre Daten, deren Berichtigung, Herausgabe oder Löschung verlangen und ihrer Verwendung widersprechen. Schreiben Sie an privacy@waymark.example. Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich an die Datenschutzbehörde Ihres Landes wenden.</p>',
      ],
    ],
  },
  returns: {
    title: 'Rückgabe',
    description: 'Wie Sie Artikel an Waymark zurückgeben, bis wann, und wann Sie Ihr Geld zurückbekommen.',
    lead: '30 Tage, um es sich anders zu überlegen, ohne Angabe von Gründen. Probieren Sie zuerst zu Hause an: Ein Pfad hinterlässt Spuren.',
    sections: [
      [
        'Rückgabefrist',
        '<p>30 Tage ab dem Tag, an dem der letzte Artikel Ihrer Bestellung angekommen ist; die gesetzliche Widerrufsfrist von 14 Tagen ist darin enthalten. Bestellungen ab dem 1. November nehmen wir bis zum 31. Januar zurück, denn Geschenke brauchen Zeit.</p>',
      ],
      [
        'Zustand der Artikel',
        '<p>Nicht im Freien getragen, sauber, mit Etiketten und im Schuhkarton, wenn es einen gab. Anprobieren zu Hause ist in Ordnung. Socken nehmen wir nur ungeöffnet zurück, Geschenkkarten gar nicht.</p>',
      ],
      [
        'Rückgabe per Post',
        '<ul><li>Öffnen Sie den Link in der Bestellbestätigung und notieren Sie die Bestellnummer.</li><li>Legen Sie sie zusammen mit den Artikeln in ein stabiles Paket.</li><li>Öffnen Sie die Bestellung, wählen Sie die Artikel aus, die Sie zurückschicken, und drucken Sie das Etikett; das Porto zahlen wir.</li></ul><p>Schritt für Schritt: <a href="page:help/returns/how-to-return">so schicken Sie Artikel zurück</a>.</p>',
      ],
      [
        'Rückgabe in der Filiale',
        '<p>Bringen Sie die Artikel und die Bestellnummer in eine unserer Filialen. Ihre Erstattung ist unterwegs, bevor Sie wieder gehen.</p>',
      ],
      [
        'Erstattung',
        '<p>Wir erstatten auf die Karte, mit der Sie bezahlt haben, spätestens 14 Tage nach Ankunft des Pakets; meist dauert es drei. Die Versandkosten erstatten wir, wenn Sie die ganze Bestellung zurückgeben. Für jeden Artikel bekommen Sie zurück, was er nach allen Rabatten gekostet hat.</p>',
      ],
      [
        'Eine andere Größe',
        '<p>Bestellen Sie die richtige Größe gleich, bevor sie jemand anders nimmt, und schicken Sie die andere zurück. Das geht schneller als ein Umtausch.</p>',
      ],
      [
        'Mangelhafte Artikel',
        '<p>Schreiben Sie an care@waymark.example, gern mit Foto. Zwei Jahre lang reparieren, ersetzen oder erstatten wir, ganz wie Sie möchten; Ihre gesetzlichen Rechte bleiben unberührt.</p>',
      ],
    ],
  },
  'loyalty-terms': {
    title: 'Teilnahmebedingungen',
    description: 'Was für Mitglieder des Waymark-Programms gilt: Beitritt, Punkte, Gutscheine, Austritt.',
    lead: 'Wie Sie Punkte erhalten und wann sie verfallen, verständlich erklärt. Die Mitgliedschaft ist kostenlos, und Sie können sie jederzeit beenden.',
    sections: [
      [
        'Wer Mitglied werden kann',
        '<p>Alle, die ein eigenes Konto und das in ihrem Land geltende Mindestalter haben. Wir senden eine E-Mail an die Adresse des Kontos; sobald Sie sie bestätigt haben, können Sie Punkte einlösen.</p>',
      ],
      [
        'Punkte sammeln',
        '<p>Sie sammeln einen Punkt für jede ganze Geldeinheit, die Produkte Sie nach allen Rabatten kosten, ohne Versand. Sie erhalten die Punkte, sobald die Bestellung bezahlt ist. Auch für Ihren Beitritt gibt es Punkte, und ebenso, wenn jemand mit Ihrer Mitgliedsnummer beitritt.</p>',
      ],
      [
        'Punkte einlösen',
        '<p>Für Punkte erhalten Sie Gutscheine, die Sie in den Warenkorb legen. Die Punkte werden mit der Bestellung eingelöst und wieder gutgeschrieben, wenn die Bestellung nicht zustande kommt. Gutscheine werden nicht ausgezahlt.</p>',
      ],
      [
        'Wann Punkte verfallen',
        '<p>Punkte gelten ein Jahr ab dem Tag, an dem Sie sie erhalten. Punkte, die Sie nach einer Rückgabe zurückbekommen, gelten mindestens 30 Tage. Welche Punkte bald verfallen, sehen Sie in Ihrem Konto.</p>',
      ],
      [
        'Rückgaben',
        '<p>Wenn Sie Artikel zurückgeben, ziehen wir die Punkte ab, die Sie damit gesammelt haben. Haben Sie diese schon eingelöst, verrechnen wir sie mit den nächsten Punkten, die Sie sammeln. Wie eine Rückgabe funktioniert, steht unter <a href="page:returns">Rückgabe</a>.</p>',
      ],
      [
        'Austritt und Änderungen',
        '<p>Sie treten aus, indem Sie Ihr Konto löschen oder uns schreiben; Ihre Punkte verfallen dann. Wenn wir diese Bedingungen ändern, informieren wir Sie vier Wochen vorher, und Sie können austreten. Was wir über Sie aufbewahren, steht in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
};

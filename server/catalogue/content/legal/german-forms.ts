import type { Article } from './article.ts';
import type { FormPage } from '#server/platform/pages/legal-page-names.ts';

/** Bedingungen, denen einzelne Formulare zustimmen lassen. */
export const germanForms: Readonly<Record<FormPage, Article>> = {
  'brand-terms': {
    title: 'Nutzungsbedingungen',
    description: 'Was gilt, wenn Sie Website und App von Waymark mit einem Konto nutzen: Anmeldung, Ihre Texte, unsere Inhalte, fairer Umgang.',
    lead: 'Diese Bedingungen gelten, wenn Sie hier ein Konto haben. Für Einkäufe gelten die Verkaufsbedingungen.',
    sections: [
      [
        'Ihr Konto',
        '<p>Ein Konto gehört einer einzelnen Person, die das in ihrem Land geltende Mindestalter erreicht hat. Machen Sie richtige Angaben und halten Sie sie aktuell. Sie können Ihr Konto jederzeit ohne Angabe von Gründen im Konto selbst löschen lassen.</p>',
      ],
      [
        'Ihre Anmeldung',
        '<p>Passwort und Passkeys sind nur für Sie bestimmt. Wenn Sie glauben, dass jemand anders in Ihrem Konto war, ändern Sie das Passwort und melden Sie alle anderen Sitzungen ab; Ihr Konto führt sie auf.</p>',
      ],
      [
        'Was Sie schreiben',
        '<p>Grußbotschaften, Notizen und Fotos zu einem Garantiefall gehören weiterhin Ihnen. Sie erlauben uns, sie aufzubewahren und zu zeigen, soweit es der Zweck erfordert, zu dem Sie sie geschickt haben. Senden Sie nichts, was gegen das Gesetz verstößt oder jemanden verletzt.</p>',
      ],
      [
        'Unsere Inhalte',
        '<p>Texte, Bilder und Zeichnungen in diesem Shop gehören uns oder unseren Lieferanten. Sie dürfen sie ansehen, ausdrucken und Links darauf teilen; für alles andere fragen Sie uns bitte vorher.</p>',
      ],
      [
        'Fairer Umgang',
        '<p>Versuchen Sie nicht, in fremde Konten zu gelangen, kaufen Sie keine Bestände mit Bots auf und unterlassen Sie alles, was andere am Einkaufen hindert. Anfragen, die danach aussehen, bremsen wir oder lehnen sie ab, und Konten, die damit weitermachen, schließen wir.</p>',
      ],
      [
        'Wenn der Shop nicht erreichbar ist',
        '<p>Die App läuft auch ohne Netz weiter, und ihr Server kann vorübergehend nicht erreichbar sein. Preise und Bestände sind in dieser Zeit Schätzungen und so gekennzeichnet; es zählt, was der Shop bestätigt (siehe <a href="page:terms">Verkaufsbedingungen</a>). Wie wir mit Ihren Daten umgehen, steht in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
  'sms-terms': {
    title: 'Bedingungen für SMS',
    description: 'Wozu Sie zustimmen, wenn Waymark Ihnen SMS senden darf, und wie Sie sie wieder abbestellen.',
    lead: 'Bis zu vier SMS im Monat, solange Sie möchten.',
    sections: [
      [
        'Was Sie erhalten',
        '<p>Nachrichten zu Ihren Bestellungen, Angeboten und Neuheiten. Höchstens vier Angebote im Monat; Nachrichten zu einer Bestellung kommen, wenn es etwas mitzuteilen gibt.</p>',
      ],
      [
        'Anmeldung',
        '<p>Sie geben eine Nummer an und setzen das Häkchen. Wir senden eine Nachricht mit einem Code, der 15 Minuten gilt. Erst wenn Sie ihn eingegeben haben, erhalten Sie weitere Nachrichten.</p>',
      ],
      [
        'Abmeldung',
        '<p>Antworten Sie mit STOP auf eine Nachricht oder schalten Sie Nachrichten in Ihrem Konto ab. Eine letzte Nachricht bestätigt das. Wenn Sie mit HILFE antworten, schreiben wir, wie Sie uns erreichen.</p>',
      ],
      [
        'Was es kostet',
        '<p>Wir berechnen nichts. Ihr Mobilfunkanbieter kann nach Ihrem Vertrag Nachrichten und Daten berechnen, vor allem im Ausland.</p>',
      ],
      [
        'Freiwillige Zustimmung',
        '<p>Weder für einen Kauf noch für ein Konto oder eine Mitgliedschaft müssen Sie zustimmen. Ohne Zustimmung wird nichts teurer.</p>',
      ],
      [
        'Ihre Nummer',
        '<p>Wir geben sie an den Dienst weiter, der die Nachrichten zustellt, und an niemanden sonst. Wir speichern sie, solange Nachrichten eingeschaltet sind, und das Datum von Zustimmung und Widerruf so lange, wie wir sie belegen müssen. Mehr steht in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
  'sale-terms': {
    title: 'Angebotsbedingungen',
    description: 'Wie reduzierte Preise, Codes, Geschenke und kostenloser Versand bei Waymark funktionieren und was sich nicht kombinieren lässt.',
    lead: 'Wie reduzierte Preise, Codes und Geschenke funktionieren. Für jede Bestellung gelten die Verkaufsbedingungen.',
    sections: [
      [
        'Reduzierte Preise',
        '<p>Ein reduzierter Preis gilt im angegebenen Zeitraum und solange der Vorrat reicht. Wo das Gesetz es verlangt, ist der frühere Preis der niedrigste der letzten 30 Tage.</p>',
      ],
      [
        'Codes',
        '<p>Ein Code gilt in dem Zeitraum und dem Land, die dabei genannt sind. Manche gelten einmal je Person, andere bis zu einer bestimmten Zahl von Einlösungen. Mit der Bestellung ist der Code eingelöst; wird sie storniert, kann er wieder verwendet werden.</p>',
      ],
      [
        'Angebote kombinieren',
        '<p>Bei jedem Angebot steht, ob es für bereits reduzierte Artikel gilt. Von zwei Angeboten, die sich nicht kombinieren lassen, erhalten Sie das bessere; der Warenkorb zeigt, welches es ist und wie viel es abzieht.</p>',
      ],
      [
        'Ausnahmen',
        '<p>Geschenkkarten sind nie reduziert und zählen nicht zu dem Warenwert, den ein Angebot verlangt. Weitere Ausnahmen stehen beim Angebot.</p>',
      ],
      [
        'Geschenke',
        '<p>Ein Geschenk liegt der Bestellung bei, solange der Vorrat reicht. Es wird aus dem Warenkorb entfernt, wenn Sie die Artikel entfernen, zu denen es gehört. Es hat keinen Preis, wird nicht ausgezahlt, und Sie dürfen es behalten, wenn Sie den Rest zurückgeben.</p>',
      ],
      [
        'Rückgaben',
        '<p>Für zurückgegebene Artikel erstatten wir, was sie gekostet haben, abzüglich ihres Anteils am Rabatt. Reduzierte Artikel können Sie wie alle anderen zurückgeben: siehe <a href="page:returns">Rückgabe</a> und <a href="page:terms">Verkaufsbedingungen</a>.</p>',
      ],
    ],
  },
  'associate-discount-terms': {
    title: 'Bedingungen des Mitarbeiterrabatts',
    description: 'Wer den Mitarbeiterrabatt von Waymark erhält, wofür er gilt und wie viel davon es im Jahr gibt.',
    lead: 'Der Rabatt ist für die Menschen, die hier arbeiten. Das bleibt so, weil sich alle an diese wenigen Regeln halten.',
    sections: [
      [
        'Wer ihn erhält',
        '<p>Alle, die für Waymark arbeiten, vom ersten bis zum letzten Tag, mit einem eigenen Konto, das wir als Mitarbeiterkonto gekennzeichnet haben. Der Rabatt beginnt, wenn Sie diesen Bedingungen zugestimmt haben.</p>',
      ],
      [
        'Wofür er gedacht ist',
        '<p>Für Sie und die Menschen, mit denen Sie zusammenwohnen. Geschenke sind in Ordnung. Mit dem Rabatt gekaufte Artikel dürfen nicht weiterverkauft werden, und Bestellungen für andere, die sie Ihnen bezahlen, sind nicht erlaubt.</p>',
      ],
      [
        'Wofür er gilt',
        '<p>Für Artikel zum vollen Preis. Bereits reduzierte Artikel, Geschenkkarten und Versand sind ausgenommen. Mit anderen Rabatten auf dieselben Artikel lässt er sich nicht kombinieren; der bessere zählt.</p>',
      ],
      [
        'Jahresbetrag',
        '<p>Der Rabatt gilt bis zu einem Jahresbetrag, gerechnet zu vollen Preisen von Januar bis Dezember. Ihr Konto zeigt, wie viel davon verbraucht ist. Liegen Sie zu Beginn einer Bestellung unter dem Betrag, gilt der Rabatt für die ganze Bestellung; was Sie zurückgeben, steht wieder zur Verfügung.</p>',
      ],
      [
        'Favoriten und für später Gemerktes',
        '<p>Mitarbeiterkonten haben weder das eine noch das andere. Was Sie sich merken möchten, legen Sie in den Warenkorb.</p>',
      ],
      [
        'Missbrauch und Änderungen',
        '<p>Wer weiterverkauft, verliert den Rabatt und schuldet unter Umständen dessen Wert. Ändern sich diese Bedingungen, bitten wir Sie erneut um Zustimmung, bevor der Rabatt weitergilt. Wie eine Rückgabe funktioniert, steht unter <a href="page:returns">Rückgabe</a>, was wir über Sie aufbewahren, in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
};

import type { Article } from './article.ts';
import type { FormPage } from '#server/platform/pages/legal-page-names.ts';

/** Bedingungen, denen einzelne Formulare zustimmen lassen. */
export const germanForms: Readonly<Record<FormPage, Article>> = {
  'brand-terms': {
    title: 'Nutzungsbedingungen',
    description: 'Was gilt, wenn Sie Website und App von Waymark mit einem Konto nutzen: Anmeldung, Ihre Texte, unsere Inhalte, fairer Umgang.',
    lead: 'Was gilt, wenn Sie hier ein Konto haben. Was beim Kaufen gilt, steht in den Verkaufsbedingungen.',
    sections: [
      [
        'Ihr Konto',
        '<p>Ein Konto gehört einer einzigen Person, die das in ihrem Land verlangte Alter hat. Sagen Sie uns, was stimmt, und halten Sie es aktuell. Sie können es jederzeit ohne Grund in Ihrem Konto löschen lassen.</p>',
      ],
      [
        'Ihre Anmeldung',
        '<p>Passwort und Passkeys sind für Sie allein. Glauben Sie, dass jemand anderes in Ihrem Konto war, ändern Sie das Passwort und melden Sie alle anderen Sitzungen ab; Ihr Konto führt sie auf.</p>',
      ],
      [
        'Was Sie schreiben',
        '<p>Grüße auf Geschenken, Notizen und Bilder eines Garantiefalls bleiben Ihre. Sie erlauben uns, sie aufzubewahren und zu zeigen, soweit ihr Zweck es braucht. Nichts, was gegen das Recht ist oder jemanden verletzt.</p>',
      ],
      [
        'Was wir zeigen',
        '<p>Texte, Bilder und Zeichnungen dieses Shops gehören uns oder unseren Lieferanten. Sie dürfen sie ansehen, ausdrucken und Links darauf teilen; für alles andere fragen Sie uns bitte vorher.</p>',
      ],
      [
        'Fairer Umgang',
        '<p>Keine Versuche an fremden Konten, kein Leerkaufen durch Programme, nichts, was andere am Einkaufen hindert. Anfragen, die danach aussehen, bremsen wir oder lehnen sie ab, und Konten, die damit weitermachen, schließen wir.</p>',
      ],
      [
        'Wenn der Shop nicht da ist',
        '<p>Die App läuft ohne Netz weiter, und ihr Server kann eine Weile fehlen. Preise und Bestände sind dann Schätzungen und so gekennzeichnet; es zählt, was der Shop bestätigt (siehe <a href="page:terms">Verkaufsbedingungen</a>). Wie wir mit Ihren Daten umgehen, steht in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
  'sms-terms': {
    title: 'Bedingungen für SMS',
    description: 'Wozu Sie Ja sagen, wenn Waymark Ihnen SMS schicken darf, und wie Sie es beenden.',
    lead: 'Bis zu vier SMS im Monat, solange Sie möchten.',
    sections: [
      [
        'Was kommt',
        '<p>Nachrichten zu Ihren Bestellungen, Angeboten und Neuem. Höchstens vier Angebote im Monat; Nachrichten zu einer Bestellung kommen, wenn es etwas zu sagen gibt.</p>',
      ],
      [
        'Wie es beginnt',
        '<p>Sie geben eine Nummer an und setzen das Häkchen. Wir schicken eine Nachricht mit einem Code, der eine Viertelstunde gilt. Erst wenn Sie ihn eingegeben haben, kommt etwas anderes.</p>',
      ],
      [
        'Wie es endet',
        '<p>Antworten Sie STOP auf eine Nachricht, oder schalten Sie Nachrichten in Ihrem Konto ab. Eine letzte Nachricht bestätigt das. Auf HILFE schreiben wir, wie Sie uns erreichen.</p>',
      ],
      ['Was es kostet', '<p>Von uns aus nichts. Ihr Anbieter kann nach Ihrem Vertrag Nachrichten und Daten berechnen, vor allem im Ausland.</p>'],
      [
        'Keine Bedingung',
        '<p>Sie müssen weder zum Kaufen noch für ein Konto oder eine Mitgliedschaft zustimmen. Nichts wird ohne Zustimmung teurer.</p>',
      ],
      [
        'Ihre Nummer',
        '<p>Wir geben sie dem Dienst, der die Nachrichten zustellt, und niemandem sonst. Sie bleibt, solange Nachrichten eingeschaltet sind, und die Tage Ihres Ja und seines Endes so lange, wie wir sie belegen müssen. Mehr steht in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
  'sale-terms': {
    title: 'Bedingungen für Angebote',
    description: 'Wie reduzierte Preise, Codes, Geschenke und freier Versand bei Waymark gehen und was sich nicht verbinden lässt.',
    lead: 'Wie reduzierte Preise, Codes und Geschenke gehen. Was für jede Bestellung gilt, steht in den Verkaufsbedingungen.',
    sections: [
      [
        'Reduzierte Preise',
        '<p>Ein reduzierter Preis gilt für die angegebene Zeit und solange der Vorrat reicht. Wo das Gesetz es verlangt, ist der Preis davor der niedrigste der letzten 30 Tage.</p>',
      ],
      [
        'Codes',
        '<p>Ein Code gilt in der Zeit und dem Land, die er nennt. Manche gelten einmal je Person, manche bis zu einer Anzahl von Einlösungen. Er ist eingelöst, wenn die Bestellung aufgegeben ist, und wieder frei, wenn sie storniert wird.</p>',
      ],
      [
        'Was zusammengeht',
        '<p>Jedes Angebot sagt, ob es für bereits reduzierte Waren gilt. Von zwei Angeboten, die sich nicht verbinden lassen, bekommen Sie das bessere; der Warenkorb zeigt, welches und was es abzieht.</p>',
      ],
      [
        'Was ausgenommen ist',
        '<p>Geschenkkarten sind nie reduziert und zählen nicht zu dem Warenwert, den ein Angebot verlangt. Anderes, was ausgenommen ist, steht beim Angebot.</p>',
      ],
      [
        'Geschenke',
        '<p>Ein Geschenk kommt mit der Bestellung, solange es welche gibt, und verlässt den Warenkorb mit dem, wofür es ist. Es hat keinen Preis, wird nicht in Geld getauscht und darf bei Ihnen bleiben, wenn das Übrige zurückkommt.</p>',
      ],
      [
        'Rückgaben',
        '<p>Was Sie zurückschicken, wird mit dem erstattet, was es Sie gekostet hat, sein Anteil am Rabatt abgezogen. Reduzierte Waren lassen sich wie alle anderen zurückgeben: siehe <a href="page:returns">Rückgabe</a> und <a href="page:terms">Verkaufsbedingungen</a>.</p>',
      ],
    ],
  },
  'associate-discount-terms': {
    title: 'Bedingungen des Mitarbeiterrabatts',
    description: 'Wer den Mitarbeiterrabatt von Waymark hat, wofür er ist und wie viel davon im Jahr.',
    lead: 'Der Rabatt ist für die Menschen, die hier arbeiten. Das bleibt so, weil sich alle an diese wenigen Regeln halten.',
    sections: [
      [
        'Wer ihn hat',
        '<p>Alle, die für Waymark arbeiten, vom ersten bis zum letzten Tag, mit einem eigenen Konto, das wir so gekennzeichnet haben. Der Rabatt beginnt, wenn Sie diesen Bedingungen zugestimmt haben.</p>',
      ],
      [
        'Wofür er ist',
        '<p>Für Sie und die Menschen, mit denen Sie wohnen. Geschenke sind in Ordnung. Damit gekaufte Waren werden nicht weiterverkauft, und niemand bestellt für andere gegen Erstattung.</p>',
      ],
      [
        'Worauf er gilt',
        '<p>Auf Waren zum vollen Preis. Bereits reduzierte Waren, Geschenkkarten und Versand sind ausgenommen. Mit anderen Rabatten auf dieselben Waren lässt er sich nicht verbinden; der bessere zählt.</p>',
      ],
      [
        'Wie viel im Jahr',
        '<p>Bis zu einem Jahresbetrag, gezählt zu vollen Preisen von Januar bis Dezember. Ihr Konto zeigt, was verbraucht ist. Eine Bestellung, die darunter beginnt, hat den Rabatt ganz; was zurückkommt, ist wieder frei.</p>',
      ],
      [
        'Favoriten und Gemerktes',
        '<p>Konten von Mitarbeitenden haben weder das eine noch das andere. Was Sie sich merken möchten, legen Sie in den Warenkorb.</p>',
      ],
      [
        'Missbrauch und Änderungen',
        '<p>Wer weiterverkauft, verliert den Rabatt und schuldet unter Umständen dessen Wert. Ändern sich diese Bedingungen, fragen wir Sie erneut, bevor der Rabatt weitergeht. Wie eine Rückgabe geht, steht <a href="page:returns">hier</a>, was wir über Sie aufbewahren, in der <a href="page:privacy">Datenschutzerklärung</a>.</p>',
      ],
    ],
  },
};

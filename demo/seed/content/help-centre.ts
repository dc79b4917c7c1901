import { RETURN_DAYS } from '#contract/calls/order-states.ts';
import type { StoredPage } from '#server/catalogue/content/assemble-page.ts';
import { promises } from './area-blocks.ts';
import type { Say } from './say.ts';

const item = (id: string, url: string, text: string) => ({ id, title: text, mediaTarget: { url, text } });

/** Where the answers are: by subject, with how to measure a foot at hand. */
export const helpCentre = (say: Say): StoredPage => ({
  title: say('Help', 'Aide', 'Hilfe'),
  description: say(
    'Orders, returns, sizes, repairs, and how to reach us.',
    'Commandes, retours, tailles, réparations, et comment nous joindre.',
    'Bestellungen, Rückgaben, Größen, Reparaturen, und wie Sie uns erreichen.',
  ),
  blocks: [
    {
      id: 'help-nav',
      kind: 'secondary-nav',
      name: 'help nav',
      title: say('Help', 'Aide', 'Hilfe'),
      alignment: 'left',
      divider: true,
      targets: [
        { url: 'page:track-order', text: say('Track an order', 'Suivre une commande', 'Bestellung verfolgen') },
        { url: 'page:help/returns/how-to-return', text: say('Returns', 'Retours', 'Rückgabe') },
        { url: 'page:warranty', text: say('Warranty', 'Garantie', 'Garantie') },
        { url: 'page:help/contact-us', text: say('Contact us', 'Nous écrire', 'Kontakt') },
      ],
      bottomMargins: 'md',
    },
    {
      id: 'help-subjects',
      kind: 'vertical-list',
      name: 'help subjects',
      title: say('What is it about?', 'De quoi s’agit-il ?', 'Worum geht es?'),
      titleHeadingTag: 'h2',
      hoverColor: 'accent',
      items: [
        item('order', 'page:track-order', say('Where is my order?', 'Où est ma commande ?', 'Wo ist meine Bestellung?')),
        item(
          'return',
          'page:help/returns/how-to-return',
          say('How do I return something?', 'Comment renvoyer un article ?', 'Wie schicke ich etwas zurück?'),
        ),
        item('size', 'dialog:help-measure', say('Which size do I need?', 'Quelle taille me faut-il ?', 'Welche Größe brauche ich?')),
        item('repair', 'page:warranty', say('Something broke', 'Quelque chose a cassé', 'Etwas ist kaputt')),
        item(
          'care',
          'article:wash-your-shell',
          say('How do I wash a shell?', 'Comment laver une veste imperméable ?', 'Wie wasche ich eine Regenjacke?'),
        ),
        item('store', 'page:stores', say('Where is a store near me?', 'Où y a-t-il un magasin près de moi ?', 'Wo ist eine Filiale in meiner Nähe?')),
      ],
      bottomMargins: 'lg',
    },
    promises(
      'help-promises',
      [
        {
          icon: 'return',
          text: say(`<b>${RETURN_DAYS} days</b> to decide`, `<b>${RETURN_DAYS} jours</b> pour décider`, `<b>${RETURN_DAYS} Tage</b> zum Überlegen`),
        },
        {
          icon: 'repair',
          text: say(
            '<b>Repairs</b> for seams, zips and soles',
            '<b>Réparations</b> : coutures, zips, semelles',
            '<b>Reparaturen</b> an Nähten, Reißverschlüssen und Sohlen',
          ),
        },
        {
          icon: 'mail',
          text: say('<b>An answer</b> within one working day', '<b>Une réponse</b> sous un jour ouvré', '<b>Eine Antwort</b> binnen eines Werktags'),
        },
      ],
      say('What we promise', 'Nos engagements', 'Was wir versprechen'),
    ),
    { id: 'help-gap', kind: 'spacer', name: 'help gap', bottomMargins: 'md', hideOnBreakpoint: ['sm'] },
    {
      id: 'help-measure',
      kind: 'dialog',
      name: 'help measure',
      title: say('Measure your foot', 'Mesurez votre pied', 'Messen Sie Ihren Fuß'),
      richText: say(
        '<p>Stand on a sheet of paper in the evening, draw round your foot and measure from the heel to the longest toe.</p><ul><li>Add 10 mm for shoes.</li><li>Add 15 mm for boots with thick socks.</li></ul>',
        '<p>Le soir, debout sur une feuille, tracez le contour du pied et mesurez du talon à l’orteil le plus long.</p><ul><li>Ajoutez 10 mm pour des chaussures.</li><li>Ajoutez 15 mm pour des bottes avec de grosses chaussettes.</li></ul>',
        '<p>Stellen Sie sich abends auf ein Blatt Papier, zeichnen Sie den Fuß nach und messen Sie von der Ferse bis zum längsten Zeh.</p><ul><li>10 mm dazu für Schuhe.</li><li>15 mm dazu für Stiefel mit dicken Socken.</li></ul>',
      ),
      mediaPosition: 'body',
    },
    {
      id: 'help-newsletter',
      kind: 'newsletter-form',
      name: 'help newsletter',
      title: say('First to know', 'Avant tout le monde', 'Zuerst Bescheid wissen'),
      subtitle: say('Twice a month at most', 'Deux fois par mois au plus', 'Höchstens zweimal im Monat'),
      bottomMargins: 'lg',
    },
  ],
});

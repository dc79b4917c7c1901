import type { FixedPage } from '#contract/calls/content.ts';
import { delivery, help, opening, promises, repair, returns, waysOn } from './area-blocks.ts';
import { contentPages } from './content-pages.ts';
import type { Say } from './say.ts';

interface AreaDoc {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly object[];
}

const area = (...blocks: readonly object[]): AreaDoc => ({ title: '', description: '', blocks });

/** What the error page says, and where it leads. */
const errorPage = (say: Say): AreaDoc => {
  const home = { url: 'page:', text: say('Back to home', 'Retour à l’accueil', 'Zur Startseite') };
  const search = { url: 'page:searchhub', text: say('Search', 'Rechercher', 'Suchen') };
  const scene = { key: 'scene-snow-dusk', alt: '', targets: [home, search] };
  /** Of these the page shows title and text alone: it has buttons of its own. */
  const words = (id: string, title: string, text: string) => opening({ ...scene, id, title, text });
  return area(
    {
      ...opening({
        ...scene,
        id: 'error-404',
        title: say('This trail ends here', 'Ce sentier s’arrête ici', 'Dieser Pfad endet hier'),
        text: say(
          'We couldn’t find the page you’re looking for.',
          'Nous n’avons pas trouvé la page que vous cherchez.',
          'Wir konnten die gesuchte Seite nicht finden.',
        ),
      }),
      eyebrowText: '404',
      eyebrowTextColor: 'light',
      titleStyle: 'xl',
      isFullHeight: true,
    },
    words(
      'error-500',
      say('Something went wrong', 'Un problème est survenu', 'Etwas ist schiefgegangen'),
      say(
        'We couldn’t load this page. Nothing you’ve chosen is lost.',
        'La page n’a pas pu s’afficher. Rien de ce que vous avez choisi n’est perdu.',
        'Die Seite konnte nicht angezeigt werden. Nichts von Ihrer Auswahl geht verloren.',
      ),
    ),
    words(
      'error-offline',
      say('This page isn’t available offline yet', 'Cette page n’est pas encore sur votre appareil', 'Diese Seite liegt noch nicht auf Ihrem Gerät'),
      say(
        'You’re offline. Pages you’ve already visited still open, and you can keep adding what you like.',
        'Vous êtes hors ligne. Les pages déjà vues s’ouvrent normalement, et vous pouvez continuer à ajouter des articles.',
        'Keine Verbindung. Schon besuchte Seiten öffnen sich wie gewohnt, und Sie können weiter in den Warenkorb legen.',
      ),
    ),
    waysOn('not-found-ways', say('Popular paths', 'Chemins fréquentés', 'Beliebte Wege'), [
      { url: 'category:1000', text: say('Women', 'Femme', 'Damen') },
      { url: 'category:2000', text: say('Men', 'Homme', 'Herren') },
      { url: 'category:3000', text: say('Kids', 'Enfant', 'Kinder') },
    ]),
  );
};

/** Content of the shop's own pages and dialogs (spec 2 §2). */
export const fixedPages = (say: Say): Readonly<Record<FixedPage, AreaDoc>> => ({
  ...contentPages(say),
  account: area(promises('account-promises', [repair(say), help(say)])),
  'account-profile': area(
    promises('profile-promises', [
      {
        icon: 'shield',
        text: say(
          'Your data is yours: export or delete it at any time',
          'Vos données sont à vous : exportez-les ou supprimez-les',
          'Ihre Daten gehören Ihnen: jederzeit exportieren oder löschen',
        ),
        target: { url: 'page:account/privacy', text: say('Privacy', 'Confidentialité', 'Datenschutz') },
      },
    ]),
  ),
  cart: area(promises('cart-promises', [delivery(say), returns(say), repair(say)])),
  checkout: area(
    promises('checkout-promises', [{ icon: 'shield', text: say('Encrypted payment', 'Paiement chiffré', 'Verschlüsselte Zahlung') }, returns(say)]),
  ),
  'contact-us': area(
    waysOn('contact-ways', say('Quick answers', 'Réponses rapides', 'Schnelle Antworten'), [
      { url: 'page:track-order', text: say('Track an order', 'Suivre une commande', 'Bestellung verfolgen') },
      { url: 'page:warranty', text: say('Warranty', 'Garantie', 'Garantie') },
      { url: 'page:stores', text: say('Find a store', 'Trouver un magasin', 'Filiale finden') },
    ]),
  ),
  'error-4xx': errorPage(say),
  'loyalty-modal': area(
    promises('loyalty-promises', [
      { icon: 'star', text: say('Points with every order', 'Des points à chaque commande', 'Punkte mit jeder Bestellung') },
    ]),
  ),
  'order-confirmation': area(
    waysOn('confirmation-ways', say('While you wait', 'En attendant', 'Bis dahin'), [
      { url: 'page:basecamp', text: say('Visit Basecamp', 'Découvrir Basecamp', 'Zum Basecamp') },
      { url: 'category:5000', text: say('New arrivals', 'Nouveautés', 'Neuheiten') },
    ]),
  ),
  search: area(
    waysOn('search-ways', say('Start here', 'Commencer ici', 'Hier anfangen'), [
      { url: 'category:5000', text: say('New arrivals', 'Nouveautés', 'Neuheiten') },
      { url: 'page:promotions', text: say('Offers', 'Offres', 'Angebote') },
      { url: 'page:gift-card', text: say('Gift cards', 'Cartes cadeaux', 'Geschenkkarten') },
    ]),
  ),
  'sign-in-modal': area(
    promises('sign-in-promises', [{ icon: 'clock', text: say('Check out faster', 'Commander plus vite', 'Schneller bezahlen') }]),
  ),
  'sign-up': area(
    promises('sign-up-promises', [
      { icon: 'star', text: say('Points with every order', 'Des points à chaque commande', 'Punkte mit jeder Bestellung') },
      { icon: 'clock', text: say('Check out faster', 'Commander plus vite', 'Schneller bezahlen') },
      returns(say),
    ]),
  ),
  'sign-up-modal': area(promises('sign-up-modal-promises', [returns(say)])),
  'store-locator': area(
    promises('stores-promises', [
      {
        icon: 'store',
        text: say('Order online, collect the same day', 'Commander en ligne, retirer le jour même', 'Online bestellen, am selben Tag abholen'),
      },
      repair(say),
    ]),
  ),
});

/** Content of some categories. */
export const shelfAreas = (say: Say): readonly { readonly kind: 'category'; readonly slug: string; readonly doc: AreaDoc }[] => [
  {
    kind: 'category',
    slug: '1140',
    doc: area(
      waysOn('winter-boots-ways', say('Ready for snow', 'Prêt pour la neige', 'Bereit für Schnee'), [
        { url: 'page:showcase/first-frost', text: say('First frost', 'Premières gelées', 'Erster Frost') },
        { url: 'category:4200', text: say('Socks', 'Chaussettes', 'Socken') },
      ]),
    ),
  },
];

import type { BenefitBar } from '#contract/content-blocks.ts';
import type { Say } from './home.ts';

/** What is said over every page until it is closed. */
export const benefitBar = (say: Say): BenefitBar => ({
  id: 'no-signal',
  name: 'benefit bar no signal',
  alignment: 'center',
  title: say('No signal? Keep shopping.', 'Pas de réseau ? Continuez.', 'Kein Netz? Einfach weiterstöbern.'),
  subtitle: say(
    'Your basket waits on your phone until you are back online.',
    'Votre panier attend sur l’appareil le retour du réseau.',
    'Der Warenkorb bleibt auf dem Gerät, bis die Verbindung zurück ist.',
  ),
  showCloseButton: true,
});

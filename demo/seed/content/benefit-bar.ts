import type { BenefitBar } from '#contract/calls/content/banners.ts';
import type { Say } from './say.ts';

/** What is said over every page until it is closed. */
export const benefitBar = (say: Say): BenefitBar => ({
  id: 'no-signal',
  name: 'benefit bar no signal',
  alignment: 'center',
  title: say('Shop offline. We’ll send it later.', 'Achetez hors ligne, envoi plus tard.', 'Offline einkaufen, später senden.'),
  subtitle: say(
    'What you add is kept on this device and sent once you are back online.',
    'Votre panier est gardé sur cet appareil et envoyé au retour du réseau.',
    'Der Warenkorb bleibt auf diesem Gerät und wird gesendet, sobald Sie wieder online sind.',
  ),
  showCloseButton: true,
});

import type { Article } from './article.ts';
import type { FormPage } from '#server/platform/pages/legal-page-names.ts';

/** Terms that single forms ask to be accepted. */
export const englishForms: Readonly<Record<FormPage, Article>> = {
  'brand-terms': {
    title: 'Terms of use',
    description: 'The terms for using the Waymark site and app with an account: signing in, what you write, our content and fair use.',
    lead: 'These terms apply when you have an account here. The terms of sale apply when you buy.',
    sections: [
      [
        'Your account',
        '<p>An account is for one person who has reached the minimum age for their country. Give us accurate information and keep it up to date. You can have it deleted in your account at any time, without giving a reason.</p>',
      ],
      [
        'Signing in',
        '<p>Your password and passkeys are for you alone. If you think someone else has been in your account, change the password and sign out of all other sessions. Your account lists them.</p>',
      ],
      [
        'What you write',
        '<p>Your gift messages, notes and photos for a warranty claim remain yours. You allow us to keep and show them as far as needed for what you sent them for. Don’t send anything that is illegal or hurts someone.</p>',
      ],
      [
        'Our content',
        '<p>The texts, pictures and drawings in this shop belong to us or our suppliers. You can view them, print them and share links to them. For anything else, ask us first.</p>',
      ],
      [
        'Fair use',
        '<p>Don’t try to get into other people’s accounts, don’t use bots to buy up stock, and don’t do anything that keeps others from shopping. We slow down or refuse requests that look like this, and close accounts that continue.</p>',
      ],
      [
        'When the shop is unavailable',
        '<p>The app keeps working without a network, and its server may be unavailable for a while. In the meantime, prices and stock are estimates and are marked as such. What counts is what the shop confirms (see the <a href="page:terms">terms of sale</a>). The <a href="page:privacy">privacy notice</a> explains how we handle your data.</p>',
      ],
    ],
  },
  'sms-terms': {
    title: 'Text message terms',
    description: 'What you agree to when you let Waymark send you text messages, and how to stop them.',
    lead: 'Up to four text messages a month, for as long as you like.',
    sections: [
      [
        'What you get',
        '<p>Messages about your orders, offers and what’s new. We send at most four offers a month. Messages about an order come when there’s something to tell you.</p>',
      ],
      [
        'How to sign up',
        '<p>Enter your number and check the box. We send one message with a code that is valid for 15 minutes. We send nothing else until you’ve entered the code.</p>',
      ],
      [
        'How to unsubscribe',
        '<p>Reply STOP to any message, or turn off messages in your account. We send one last message to confirm. Reply HELP and we’ll tell you how to reach us.</p>',
      ],
      ['What it costs', '<p>We don’t charge you. Your mobile provider may charge for messages and data under your contract, especially abroad.</p>'],
      [
        'Your choice',
        '<p>You don’t have to agree in order to buy something, have an account or be a member. Nothing costs more if you don’t agree.</p>',
      ],
      [
        'Your number',
        '<p>We share it with the service that delivers the messages and with no one else. We keep it while messages are on. We keep the dates when you gave and withdrew your consent for as long as we may have to prove them. See the <a href="page:privacy">privacy notice</a> for more.</p>',
      ],
    ],
  },
  'sale-terms': {
    title: 'Offer terms',
    description: 'How reduced prices, codes, gifts and free delivery work at Waymark, and what can’t be combined.',
    lead: 'How reduced prices, codes and gifts work. The terms of sale apply to every order.',
    sections: [
      [
        'Reduced prices',
        '<p>A reduced price is valid for the period shown and while stock lasts. Where the law requires it, the previous price is the lowest of the last 30 days.</p>',
      ],
      [
        'Codes',
        '<p>A code is valid in the period and the country it names. Some codes work once per person, others until they’ve been used a certain number of times. A code is used when you place the order, and can be used again if the order is canceled.</p>',
      ],
      [
        'Combining offers',
        '<p>Each offer says whether it applies to items that are already reduced. If two offers can’t be combined, you get the better one. The cart shows which one you get and how much it takes off.</p>',
      ],
      [
        'Exclusions',
        '<p>Gift cards are never reduced and don’t count toward the cart value an offer requires. Other exclusions are listed with the offer.</p>',
      ],
      [
        'Free gifts',
        '<p>A free gift comes with your order while supplies last. If you remove the items that qualify for it, it’s removed from your cart, too. Gifts have no price and can’t be exchanged for cash. You can keep a gift when you return the rest.</p>',
      ],
      [
        'Returns',
        '<p>If you return an item, you get back what you paid for it, after its share of the discount. You can return reduced items like any others: see <a href="page:returns">Returns</a> and the <a href="page:terms">terms of sale</a>.</p>',
      ],
    ],
  },
  'associate-discount-terms': {
    title: 'Associate discount terms',
    description: 'Who gets the Waymark associate discount, what it’s for, and how much you can use each year.',
    lead: 'The discount is for the people who work here. It stays that way because everyone follows these few rules.',
    sections: [
      [
        'Who gets it',
        '<p>Everyone who works for Waymark, from the first day to the last, with their own account that we’ve marked as an associate account. The discount starts when you’ve accepted these terms.</p>',
      ],
      [
        'What it’s for',
        '<p>It’s for you and the people you live with. Gifts are fine. Don’t resell items bought with the discount, and don’t order for others who pay you back.</p>',
      ],
      [
        'What it applies to',
        '<p>Items at full price. Items that are already reduced, gift cards and delivery are excluded. It can’t be combined with other discounts on the same items. The better one applies.</p>',
      ],
      [
        'Annual limit',
        '<p>There’s an annual limit, counted at full prices from January to December. Your account shows how much you’ve used. If you’re below the limit when you start an order, the discount applies to the whole order. Items you return no longer count toward the limit.</p>',
      ],
      ['Favorites and saved items', '<p>Associate accounts have neither. To remember an item, add it to your cart.</p>'],
      [
        'Misuse and changes',
        '<p>If you resell, you lose the discount and may owe what it was worth. If these terms change, we’ll ask you again before the discount continues. See <a href="page:returns">Returns</a> for how returns work, and the <a href="page:privacy">privacy notice</a> for what we keep about you.</p>',
      ],
    ],
  },
};

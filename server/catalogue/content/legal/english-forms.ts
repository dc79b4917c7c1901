import type { Article } from './article.ts';
import type { FormPage } from '#server/platform/pages/legal-page-names.ts';

/** Terms that single forms ask to be accepted. */
export const englishForms: Readonly<Record<FormPage, Article>> = {
  'brand-terms': {
    title: 'Terms of use',
    description: 'What holds when you use the Waymark site and app with an account: your sign-in, your words, our content, fair use.',
    lead: 'What holds when you have an account here. What holds when you buy stands in the terms of sale.',
    sections: [
      [
        'Your account',
        '<p>An account is for one person who has the age that the country asks for. Tell us what is true, and keep it up to date. You may have it deleted at any time, without a reason, in your account.</p>',
      ],
      [
        'Your sign-in',
        '<p>Password and passkeys are yours alone. If you think somebody else has been in your account, change the password and sign out all other sessions; your account lists them.</p>',
      ],
      [
        'What you write',
        '<p>Messages on gifts, notes and pictures of a warranty case stay yours. You let us keep and show them as far as what you sent them for needs it. Nothing that is against the law or that hurts somebody.</p>',
      ],
      [
        'What we show',
        '<p>Texts, pictures and drawings of this shop are ours or our suppliers’. You may look at them, print them and share links to them; anything beyond that, ask us first.</p>',
      ],
      [
        'Fair use',
        '<p>No attempts at other people’s accounts, no buying up by programs, nothing that keeps others from shopping. We slow down or refuse requests that look like that, and close accounts that go on with it.</p>',
      ],
      [
        'When the shop is away',
        '<p>The app goes on without a network, and its server may be away for a while. Prices and stock are estimates meanwhile and say so; what counts is what the shop confirms (see the <a href="page:terms">terms of sale</a>). How we treat your data stands in the <a href="page:privacy">privacy notice</a>.</p>',
      ],
    ],
  },
  'sms-terms': {
    title: 'Terms of text messages',
    description: 'What you agree to when you let Waymark send you text messages, and how to end it.',
    lead: 'Up to four text messages a month, for as long as you like.',
    sections: [
      [
        'What you get',
        '<p>Messages about your orders, about offers and about what is new. At most four offers a month; messages about an order come when there is something to say.</p>',
      ],
      [
        'How it begins',
        '<p>You give a number and tick the box. We send one message with a code, good for a quarter of an hour. Only when you have entered it does anything else come.</p>',
      ],
      [
        'How it ends',
        '<p>Answer STOP to any message, or switch messages off in your account. One last message confirms it. Answer HELP and we write how to reach us.</p>',
      ],
      ['What it costs', '<p>We charge nothing. Your operator may charge for messages and data by your contract, above all abroad.</p>'],
      ['No condition', '<p>You need not agree to buy anything, to have an account or to be a member. Nothing gets dearer without it.</p>'],
      [
        'Your number',
        '<p>We give it to the service that delivers the messages and to nobody else. It is kept while messages are on, and the date of your yes and of its end for as long as we may have to prove them. More stands in the <a href="page:privacy">privacy notice</a>.</p>',
      ],
    ],
  },
  'sale-terms': {
    title: 'Terms of offers',
    description: 'How reduced prices, codes, gifts and free delivery work at Waymark, and what cannot be combined.',
    lead: 'How reduced prices, codes and gifts work. What holds for every order stands in the terms of sale.',
    sections: [
      [
        'Reduced prices',
        '<p>A reduced price holds for the time that is shown and while there is stock. Where the law asks for it, the price before is the lowest of the last 30 days.</p>',
      ],
      [
        'Codes',
        '<p>A code works in the time and the country that it names. Some work once for each person, some until they have been used a number of times. It is spent when the order is placed, and free again when the order is called off.</p>',
      ],
      [
        'What goes together',
        '<p>Each offer says whether it counts for goods that are reduced already. Of two offers that cannot be combined you get the better one; the basket shows which, and what it takes off.</p>',
      ],
      [
        'What is left out',
        '<p>Gift cards are never reduced and never count towards the worth of a basket that an offer asks for. Other things that are left out stand with the offer.</p>',
      ],
      [
        'Gifts',
        '<p>A gift comes with the order while there are any, and leaves the basket when what it is for leaves. It has no price, cannot be exchanged for money, and may stay with you when the rest comes back.</p>',
      ],
      [
        'Returns',
        '<p>What you send back is refunded at what it cost you, with its share of the discount taken off. Reduced goods can be sent back like any others: see <a href="page:returns">Returns</a> and the <a href="page:terms">terms of sale</a>.</p>',
      ],
    ],
  },
  'associate-discount-terms': {
    title: 'Terms of the associate discount',
    description: 'Who has the Waymark associate discount, what it is for, and how much of it a year.',
    lead: 'The discount is for the people who work here. It stays that way because everybody keeps to these few rules.',
    sections: [
      [
        'Who has it',
        '<p>Everybody who works for Waymark, from the first day to the last, with an account of their own that we have marked as such. The discount begins when you have accepted these terms.</p>',
      ],
      [
        'What it is for',
        '<p>For you and the people you live with. Presents are fine. Goods bought with it are not sold on, and nobody orders for others who pay them back.</p>',
      ],
      [
        'What it counts for',
        '<p>Goods at full price. What is reduced already, gift cards and delivery are left out. It cannot be combined with other discounts on the same goods; the better one counts.</p>',
      ],
      [
        'How much a year',
        '<p>Up to an annual amount, counted at full prices from January to December. Your account shows what is used. An order that begins below the amount has the discount whole; what comes back is free again.</p>',
      ],
      ['Favorites and saved items', '<p>Accounts of associates have neither. What you want to remember, put into the basket.</p>'],
      [
        'When it is misused, and changes',
        '<p>Who sells on loses the discount, and may owe what it was worth. If these terms change we ask you again before the discount goes on. How returns work stands <a href="page:returns">here</a>, what we keep about you in the <a href="page:privacy">privacy notice</a>.</p>',
      ],
    ],
  },
};

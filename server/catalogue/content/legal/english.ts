import type { Article } from './article.ts';
import type { FooterPage } from '#server/platform/pages/legal-page-names.ts';

export const english: Readonly<Record<FooterPage, Article>> = {
  terms: {
    title: 'Terms of sale',
    description: 'What holds when you order at Waymark: contract, prices, payment, delivery, returns and warranty.',
    lead: 'What we promise when you order, and what we count on from you. In plain words, because you should read them.',
    sections: [
      [
        'Who you buy from',
        '<p>You buy from Waymark, the shop named in your order confirmation. These terms hold for every order placed on this site or in the app, by people who buy for themselves rather than for a business.</p>',
      ],
      [
        'How a contract is made',
        '<p>What we show is an invitation. With “Place order” you make an offer to buy what is listed, at the total shown. The contract is made when we confirm your order by email. If the total has changed since you saw it, nothing is ordered and nothing is charged: you see the new total and decide again.</p><p>However often the button is pressed, and whatever happens to the connection meanwhile, one press makes at most one order.</p>',
      ],
      [
        'Prices, taxes and promotions',
        '<p>Prices are those shown when you place the order, in the currency of the shop you are in. In the United States and Canada sales tax is added at checkout by delivery address; elsewhere prices include it. Codes and promotions hold for the time and the items that they name; how they work stands in the <a href="page:sale-terms">terms of offers</a>. Where a price was lowered, the price before is the lowest of the last 30 days in countries that ask for it.</p>',
      ],
      [
        'Basket and stock',
        '<p>What lies in your basket is not held for you. When you reach the review of your order we hold its pieces for fifteen minutes while you pay. Away from the network the basket shows estimates and says so; what counts is what the shop confirms.</p>',
      ],
      [
        'Payment',
        '<p>Your card is charged once, when the order is placed. The payment provider takes the card number in a frame of its own; we receive a token and the last four digits. If your bank refuses, nothing is ordered and nothing is held.</p>',
      ],
      [
        'Delivery and pickup',
        '<p>Delivery times are shown in working days before you order. The risk is ours until the parcel is in your hands or in those of somebody you named. Whoever picks up in a store brings the order number and a photo ID; we keep a pickup for seven days.</p>',
      ],
      [
        'Returns and warranty',
        '<p>You may send back what you do not want to keep: see <a href="page:returns">Returns</a>. The rights that the law gives you when something is faulty come on top of that and are not limited by anything here.</p>',
      ],
      [
        'Gift cards',
        '<p>Gift cards arrive by email, do not expire and cannot be exchanged for money except where the law says so. Keep the code like money.</p>',
      ],
      [
        'Law and disputes',
        '<p>The law of the country whose shop you order from applies, together with the consumer protection of the country you live in. Write to us first; most things are settled with one message.</p>',
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'What Waymark knows about you, why, for how long, and what stays on your device.',
    lead: 'What we know about you, why, and for how long. We sell nothing of it, and most of it never leaves your device.',
    sections: [
      [
        'What stays on your device',
        '<p>Your basket, the changes that wait to be sent, what you looked at last and a half-filled checkout are kept in the storage of your browser, so that the shop works without a connection. Clearing the site’s data removes all of it. A card number is never among it.</p>',
      ],
      [
        'What we receive when you order',
        '<p>Name, addresses, email, phone, what you ordered and the last four digits of the card. We use them to deliver, to bill, to answer questions about the order and to keep the books. That is what the contract and the tax law require.</p>',
      ],
      [
        'Cookies',
        '<p>One cookie keeps your session apart from everybody else’s. A second one is set when you sign in, for a year: by it we know your device again when others try to guess your password. Both are necessary, hold a random name, and scripts cannot read them. Others remember your language, changes that wait to be sent, and what you chose about privacy. Everything we keep on your device is listed on the page linked at the end of every page, where you also decide about what is not necessary. We use no cookies of advertisers.</p>',
      ],
      [
        'Letters',
        '<p>You get a confirmation for every order. The newsletter comes only if you tick its box, and every issue has a link that ends it. Ask to hear when something is back in stock, and we write once; a week later we have forgotten the address.</p>',
      ],
      [
        'Who else sees something',
        '<ul><li>The payment provider: the card and the amount.</li><li>The carrier: name, address and phone.</li><li>The store, for a pickup: the name of whoever comes.</li></ul><p>Each gets what the task needs and nothing else.</p>',
      ],
      [
        'How long we keep it',
        '<p>Orders and invoices as long as tax law asks, at most ten years. A basket that is left goes after ninety days. Server logs hold no names or addresses and go after thirty days.</p>',
      ],
      [
        'Your rights',
        '<p>You may see, correct, take with you or have deleted what we hold about you, and object to its use, at any time and without a reason. Write to privacy@waymark.example. If our answer does not satisfy you, the data protection authority of your country will listen.</p>',
      ],
    ],
  },
  returns: {
    title: 'Returns',
    description: 'How to send something back to Waymark, until when, and when the money returns.',
    lead: 'Thirty days to change your mind, whatever the reason. Wear things at home first; a trail leaves marks.',
    sections: [
      [
        'Until when',
        '<p>Thirty days from the day the last piece of your order arrived. What is ordered in November or December may come back until the end of January, since presents take time. Where the law gives you a longer time, that holds.</p>',
      ],
      [
        'In what state',
        '<p>Unworn outdoors, clean, with labels, and in the shoe box where there was one. Trying on is what a home is for. Socks come back unopened; gift cards cannot.</p>',
      ],
      [
        'By post',
        '<ul><li>Open the link in your order confirmation and note the order number.</li><li>Put it with the pieces into any sturdy parcel.</li><li>Open the order, choose what goes back and print its label; the post is on us.</li></ul><p>Step by step: <a href="page:help/returns/how-to-return">how to send something back</a>.</p>',
      ],
      ['In a store', '<p>Bring the pieces and the order number to any of our stores. The money is on its way before you leave.</p>'],
      [
        'Your money',
        '<p>It goes back to the card that paid, within fourteen days of the parcel’s arrival; usually it takes three. Delivery is refunded when you return the whole order. For each piece you get what it cost after every discount.</p>',
      ],
      [
        'Another size',
        '<p>Order the right one straight away, so that nobody takes it meanwhile, and send back the other. That is faster than an exchange.</p>',
      ],
      [
        'Something is faulty',
        '<p>Tell us, with a picture if you can: care@waymark.example. We repair, replace or refund, as you prefer, for two years; nothing here limits the rights that the law gives you.</p>',
      ],
    ],
  },
  'loyalty-terms': {
    title: 'Terms of the program',
    description: 'What holds for members of the Waymark program: joining, points, vouchers, leaving.',
    lead: 'How points come and go, in plain words. Being a member costs nothing, and you end it when you like.',
    sections: [
      [
        'Who can join',
        '<p>Anybody with an account of their own who has the age that their country asks for. We write one letter to the address of the account; points can be spent once you have answered it.</p>',
      ],
      [
        'Earning points',
        '<p>Goods earn a point for every whole unit of money that they cost you in the end, without delivery and tax added to it. Points come once the order is paid. Joining earns a welcome, and so does somebody who joins by your id.</p>',
      ],
      [
        'Spending points',
        '<p>Points buy vouchers, which you put into the basket. They are spent when the order is placed and come back if it is not made. A voucher is not paid out in money.</p>',
      ],
      [
        'When points end',
        '<p>Points are good for a year from the day they came. Points that come back after a return are good for thirty days at least. What is about to end stands in your account.</p>',
      ],
      [
        'Returns',
        '<p>Points that were earned with what you send back are taken back. If they have been spent by then, the next points you earn fill the gap. How returns work stands <a href="page:returns">here</a>.</p>',
      ],
      [
        'Leaving, and changes',
        '<p>You leave by deleting your account or by writing to us; points end then. If we change these terms we tell you four weeks before, and you may leave. What we keep about you stands in the <a href="page:privacy">privacy notice</a>.</p>',
      ],
    ],
  },
};

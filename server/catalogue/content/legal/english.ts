import type { Article } from './article.ts';
import type { FooterPage } from '#server/platform/pages/legal-page-names.ts';

/** American, like the other English texts of the server: domain/catalogue/british.ts makes the English of the other locales of it. */
export const english: Readonly<Record<FooterPage, Article>> = {
  terms: {
    title: 'Terms of sale',
    description: 'The terms for orders at Waymark: contract, prices, payment, delivery, returns and warranty.',
    lead: 'What you can expect from us when you order, and what we expect from you. We’ve kept it in plain language, because you should read it.',
    sections: [
      [
        'Who you’re buying from',
        '<p>You’re buying from Waymark, the shop named in your order confirmation. These terms apply to every order placed on this site or in the app by people who buy for themselves and not for a business.</p>',
      ],
      [
        'How the contract is formed',
        '<p>The products we show are an invitation to order. By choosing “Place order”, you offer to buy the items listed at the total shown. The contract is formed when we confirm your order by email. If the total has changed since you saw it, nothing is ordered and nothing is charged. We show you the new total, and you decide again.</p><p>You’ll never place the same order twice, however often you press the button and whatever happens to your connection.</p>',
      ],
      [
        'Prices, taxes and promotions',
        '<p>You pay the prices shown when you place the order, in the currency of the shop you’re in. In the United States and Canada, we add sales tax at checkout, based on the delivery address. Everywhere else, prices include tax. Codes and promotions are valid for the period and the items they name. The <a href="page:sale-terms">offer terms</a> explain how they work. In countries that require it, the previous price shown with a reduced price is the lowest of the last 30 days.</p>',
      ],
      [
        'Cart and stock',
        '<p>Items in your cart aren’t reserved. When you reach the review step at checkout, we reserve them for 15 minutes while you pay. When you’re offline, your cart shows estimates and says so. What counts is what the shop confirms.</p>',
      ],
      [
        'Payment',
        '<p>We charge your card once, when you place the order. You enter the card number in a form that belongs to the payment provider. We receive a token and the last four digits. If your bank declines the payment, nothing is ordered and no money is held.</p>',
      ],
      [
        'Delivery and pickup',
        '<p>We show delivery times in business days before you order. We bear the risk until you, or someone you named, have the package in your hands. To pick up an order in a store, bring the order number and a photo ID. We keep pickup orders for seven days.</p>',
      ],
      [
        'Returns and warranty',
        '<p>You can return items you don’t want to keep: see <a href="page:returns">Returns</a>. If something is faulty, you also have the rights the law gives you. Nothing here limits them.</p>',
      ],
      [
        'Gift cards',
        '<p>Gift cards are sent by email, don’t expire and can’t be exchanged for cash except where the law says so. Keep the code as safe as cash.</p>',
      ],
      [
        'Governing law and disputes',
        '<p>The law of the country whose shop you order from applies, together with the consumer protection law of the country you live in. Please contact us first: most problems are solved with one message.</p>',
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'What Waymark knows about you, why, for how long, and what stays on your device.',
    lead: 'What we know about you, why, and how long we keep it. We don’t sell any of your data, and most of it never leaves your device.',
    sections: [
      [
        'What stays on your device',
        '<p>Your browser’s storage holds your cart, changes that haven’t been sent yet, what you viewed recently and any unfinished checkout, so that the shop works without a connection. Clearing the site’s data removes all of it. Card numbers are never stored there.</p>',
      ],
      [
        'What we receive when you order',
        '<p>We receive your name, addresses, email, phone number, the items you ordered and the last four digits of your card. We use them to deliver your order, bill you, answer questions about the order and keep our accounts. The contract and tax law require this.</p>',
      ],
      [
        'Cookies',
        '<p>One cookie keeps your session separate from everyone else’s. When you sign in, we set a second one for a year, so that we recognize your device when others try to guess your password. Both are necessary, contain a random identifier and can’t be read by scripts. Others remember your language, changes that haven’t been sent yet and your privacy choices. The page linked at the bottom of every page lists everything we keep on your device. That’s also where you decide about anything that isn’t necessary. We don’t use advertisers’ cookies.</p>',
      ],
      [
        'Emails',
        '<p>You get a confirmation for every order. You only get the newsletter if you check the box for it, and every issue has a link to unsubscribe. If you ask us to tell you when an item is back in stock, we email you once. A week later, we delete the address.</p>',
      ],
      [
        'Who we share data with',
        '<ul><li>The payment provider: your card and the amount.</li><li>The carrier: your name, address and phone number.</li><li>The store, for pickup orders: the name of the person picking up.</li></ul><p>Each of them gets what it needs for its task and nothing else.</p>',
      ],
      [
        'How long we keep it',
        '<p>We keep orders and invoices for as long as tax law requires, at most ten years. We delete abandoned carts after 90 days. Server logs contain no names or addresses, and we delete them after 30 days.</p>',
      ],
      [
        'Your rights',
        '<p>You can see, correct, export or delete the data we hold about you, and object to its use, at any time and without giving a reason. Email privacy@waymark.example. If you’re not satisfied with our answer, you can contact the data protection authority of your country.</p>',
      ],
    ],
  },
  returns: {
    title: 'Returns',
    description: 'How to return items to Waymark, how long you have, and when you get your refund.',
    lead: 'You have 30 days to change your mind, for any reason. Try things on at home first: a trail leaves marks.',
    sections: [
      [
        'Return window',
        '<p>You have 30 days from the day the last item of your order arrived. Items ordered in November or December can be returned until the end of January, because gifts take time. If the law gives you longer, that applies instead.</p>',
      ],
      [
        'Condition of items',
        '<p>Items must be clean, not worn outdoors, with their labels, and in the shoe box if there was one. Trying them on at home is fine. Socks must be unopened. Gift cards can’t be returned.</p>',
      ],
      [
        'Return by mail',
        '<ul><li>Open the link in your order confirmation and note the order number.</li><li>Put it in any sturdy package together with the items.</li><li>Open the order, choose the items you’re returning and print the label. Return shipping is free.</li></ul><p>Step by step: <a href="page:help/returns/how-to-return">how to return items</a>.</p>',
      ],
      ['Return in a store', '<p>Bring the items and the order number to any of our stores. Your refund will be on its way before you leave.</p>'],
      [
        'Refunds',
        '<p>We refund the card you paid with, within 14 days of the package’s arrival. It usually takes three. We refund the delivery charge if you return the whole order. For each item, you get back what it cost after all discounts.</p>',
      ],
      [
        'A different size',
        '<p>Order the right size right away, before someone else takes it, and return the other one. That’s faster than an exchange.</p>',
      ],
      [
        'Faulty items',
        '<p>Email care@waymark.example, with a photo if you can. For two years, we repair, replace or refund faulty items, whichever you prefer. Nothing here limits the rights the law gives you.</p>',
      ],
    ],
  },
  'loyalty-terms': {
    title: 'Rewards program terms',
    description: 'The rules of the Waymark rewards program: joining, points, vouchers and leaving.',
    lead: 'How you get and lose points, in plain language. Membership is free, and you can leave at any time.',
    sections: [
      [
        'Who can join',
        '<p>Anyone who has their own account and has reached the minimum age for their country. We send one email to the address of the account. You can spend points once you’ve confirmed it.</p>',
      ],
      [
        'Earning points',
        '<p>You earn one point for every whole unit of currency that products cost you after discounts, not counting delivery and added tax. You get your points once the order is paid. You also earn points when you join, and when someone joins with your member number.</p>',
      ],
      [
        'Spending points',
        '<p>You can trade points for vouchers and add them to your cart. Points are spent when you place the order, and returned if the order doesn’t go through. Vouchers can’t be exchanged for cash.</p>',
      ],
      [
        'When points expire',
        '<p>Points are valid for a year from the day you get them. Points that you get back after a return are valid for at least 30 days. Your account shows which points expire soon.</p>',
      ],
      [
        'Returns',
        '<p>If you return items, we take back the points you earned with them. If you’ve already spent those points, we deduct them from the next points you earn. See <a href="page:returns">Returns</a> for how returns work.</p>',
      ],
      [
        'Leaving, and changes to these terms',
        '<p>To leave, delete your account or write to us. Your points end then. If we change these terms, we’ll tell you four weeks in advance, and you can leave. The <a href="page:privacy">privacy notice</a> explains what we keep about you.</p>',
      ],
    ],
  },
};

import type { Article } from './article.ts';
import type { HelpPage } from '#server/platform/pages/legal-page-names.ts';

export const englishHelp: Readonly<Record<HelpPage, Article>> = {
  'help-returns-how-to-return': {
    title: 'How to send something back',
    description: 'Send a Waymark order back step by step: choose the pieces, print the label, follow the refund.',
    lead: 'Five minutes at the screen, then a parcel. You need your order and something to print with.',
    sections: [
      [
        '1. Open the order',
        '<p>With an account it stands under <a href="page:account/orders">Orders</a>. Without one, open the link in your confirmation, or <a href="page:track-order">find the order</a> by its number and the address or phone number you gave.</p>',
      ],
      [
        '2. Choose what goes back',
        '<p>Say how many of each piece, and why. What cannot come back says so and gives the reason. Below stands about how much returns to you; nothing is final until you ask for the label.</p>',
      ],
      [
        '3. Get the label',
        '<p>It is a PDF with the number of your return and its barcode, and the post is on us. Lost it? It can be downloaded again from the order.</p>',
      ],
      [
        '4. Send the parcel',
        '<p>Put the pieces into any sturdy box, with shoes in their own one, stick the label on it and hand it in. Keep the receipt until the money is there.</p>',
      ],
      [
        '5. Watch the money return',
        '<p>The order shows when the parcel has reached us, and a letter tells you when the money goes back: to the card first, then to gift cards. Points come back with the last piece of an order.</p>',
      ],
      [
        'Until when, and what',
        '<p>How long you have, in what state things come back and what happens when something is faulty stands in <a href="page:returns">Returns</a>. Anything else? <a href="page:help/contact-us">Write to us</a>.</p>',
      ],
    ],
  },
  loyalty: {
    title: 'The Waymark program',
    description: 'Points for what you buy, vouchers for points, a welcome for new members: what the Waymark program gives and how to join.',
    lead: 'A point for every whole unit of money that goods cost you. Points become vouchers. Joining costs nothing.',
    sections: [
      [
        'Join',
        '<p><a href="page:sign-up">Create an account</a> and tick the program, or join later under <a href="page:account/loyalty">Rewards</a>. We write you one letter; once you have answered it, points can be spent.</p>',
      ],
      [
        'Your welcome',
        '<p>New members begin with 25 points and have 10 % off one order within their first thirty days. Orders of the thirty days before you joined count, too.</p>',
      ],
      [
        'Collect',
        '<p>Goods count with what they cost you in the end, after every discount. Gift cards and delivery bring no points. In our stores, say your member number before you pay.</p>',
      ],
      [
        'Spend',
        '<p>Put a voucher into the basket: it costs its points when the order is placed, and they come back if no order comes of it. Points also pay directly in the checkout.</p>',
      ],
      [
        'Bring a friend',
        '<p>Give somebody your member number when they join. When their membership is confirmed there are 50 points for them and 50 for you.</p>',
      ],
      [
        'The rules',
        '<p>How long points are good for and what returns do to them stands in the <a href="page:loyalty-terms">terms of the program</a>.</p>',
      ],
    ],
  },
};

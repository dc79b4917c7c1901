import type { Article } from './article.ts';
import type { HelpPage } from '#server/platform/pages/legal-page-names.ts';

export const englishHelp: Readonly<Record<HelpPage, Article>> = {
  'help-returns-how-to-return': {
    title: 'How to return items',
    description: 'Return a Waymark order step by step: choose the items, print the label and follow your refund.',
    lead: 'Five minutes on screen, then a package to send. You need your order and a printer.',
    sections: [
      [
        '1. Open the order',
        '<p>If you have an account, it’s under <a href="page:account/orders">Orders</a>. If you don’t, open the link in your confirmation, or <a href="page:track-order">find the order</a> with its number and the email or phone number you gave.</p>',
      ],
      [
        '2. Choose the items',
        '<p>Enter how many of each item you’re returning, and why. If an item can’t be returned, we tell you why. Below, you see about how much you’ll get back. Nothing is final until you ask for the label.</p>',
      ],
      [
        '3. Get the label',
        '<p>It’s a PDF with your return number and its barcode. Return shipping is free. Lost it? You can download it again from the order.</p>',
      ],
      [
        '4. Send the package',
        '<p>Put the items in any sturdy box, with shoes in their own box. Stick the label on it and drop it off. Keep the receipt until you have your money.</p>',
      ],
      [
        '5. Follow your refund',
        '<p>The order shows when the package has reached us. We email you when we send the refund: first to your card, then to gift cards. Points are returned with the last item of an order.</p>',
      ],
      [
        'Return window and condition',
        '<p><a href="page:returns">Returns</a> explains how long you have, what condition items must be in and what happens when something is faulty. Anything else? <a href="page:help/contact-us">Contact us</a>.</p>',
      ],
    ],
  },
  loyalty: {
    title: 'The Waymark rewards program',
    description:
      'Points for what you buy, vouchers for your points and a welcome for new members: what the Waymark rewards program offers and how to join.',
    lead: 'Earn a point for every whole unit of currency you spend on products. Points become vouchers. Joining is free.',
    sections: [
      [
        'Join',
        '<p><a href="page:sign-up">Create an account</a> and check the box for the program, or join later under <a href="page:account/loyalty">Rewards</a>. We send you one email. Once you’ve confirmed it, you can spend your points.</p>',
      ],
      [
        'Your welcome',
        '<p>New members start with 25 points and get 10% off one order in their first 30 days. Orders from the 30 days before you joined count, too.</p>',
      ],
      [
        'Earn',
        '<p>Products count at what they cost you after all discounts. Gift cards and delivery don’t earn points. In our stores, give your member number before you pay.</p>',
      ],
      [
        'Spend',
        '<p>Add a voucher to your cart: its points are spent when you place the order, and returned if the order doesn’t go through. You can also pay with points at checkout.</p>',
      ],
      [
        'Refer a friend',
        '<p>Give someone your member number to use when they join. When their membership is confirmed, they get 50 points and so do you.</p>',
      ],
      [
        'The rules',
        '<p>The <a href="page:loyalty-terms">rewards program terms</a> explain how long points are valid and how returns affect them.</p>',
      ],
    ],
  },
};

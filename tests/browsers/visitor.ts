import { expect } from '@playwright/test';
import { ADA, CARDS } from '../support/checkout.ts';
import type { Target } from './find.ts';
import { PATIENCE_MS, type Tab } from './tab.ts';

const CART_LINK: Target = { role: 'link', name: /^Cart,/ };
const MINI_CART: Target = { role: 'dialog', name: 'Your cart' };
const ADD: Target = { role: 'button', name: /^Add to cart/, within: 'main' };

/** Runs in the page: whether the worker controls it and has seen what it shows. */
const isInstalled = (): boolean => navigator.serviceWorker.controller !== null && 'warmed' in document.documentElement.dataset;

/** Runs in the page: labels of the first choice that can be bought, in each group of the main part where nothing is chosen. */
const openChoices = (): string[] =>
  [...document.querySelectorAll('main [role=group]')].flatMap((group) => {
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    if (radios.length === 0 || radios.some(({ checked }) => checked)) return [];
    const nameOf = (radio: HTMLInputElement): string =>
      (radio.getAttribute('aria-label') ?? [...(radio.labels ?? [])].map((label) => label.textContent).join(' ')).replaceAll(/\s+/g, ' ').trim();
    return radios
      .map(nameOf)
      .filter((name) => !name.includes('Sold out'))
      .slice(0, 1);
  });

/** What a shopper does, in any engine. */
export const createVisitor = (tab: Tab) => {
  const visitor = {
    cartLink: CART_LINK,
    miniCart: MINI_CART,
    addButton: ADD,
    /** Until the page of that address reacts and its content is there: a kept frame reacts first. */
    open: async (path: string) => {
      await tab.goto(path);
      await visitor.untilReacts();
    },
    untilReacts: async () => {
      await expect.poll(() => tab.evaluate(() => 'reacts' in document.documentElement.dataset, null), { timeout: PATIENCE_MS }).toBe(true);
      await tab.see({ role: 'heading', within: 'main' });
    },
    untilInstalled: () => expect.poll(() => tab.evaluate(isInstalled, null), { message: 'the worker stands', timeout: 90_000 }).toBe(true),
    chooseFirst: async () => {
      for (const name of await tab.evaluate(openChoices, null)) await tab.check({ role: 'radio', name, within: 'main' });
    },
    /** Chooses and adds; the mini cart that opens is closed again. */
    addToCart: async () => {
      await tab.see({ role: 'group', within: 'main' });
      // The button asks for what is missing until everything is chosen.
      await visitor.chooseFirst();
      await tab.press(ADD);
      await tab.see(MINI_CART);
      await tab.press({ role: 'button', name: 'Close', within: MINI_CART });
      await tab.gone(MINI_CART);
    },
    expectCount: (count: number) =>
      expect
        .poll(() => tab.read(CART_LINK, 'ariaLabel'), { message: 'the basket counts', timeout: PATIENCE_MS })
        .toMatch(count === 0 ? /^Cart, empty$/ : new RegExp(`^Cart, ${count} item`)),
    expectAddress: (pattern: RegExp) => expect.poll(() => tab.driver.address(), { timeout: PATIENCE_MS }).toMatch(pattern),
    expectText: (pattern: RegExp | string) => {
      const text = () => tab.evaluate(() => document.querySelector('main')?.textContent ?? '', null);
      const polled = expect.poll(text, { message: 'the main part says', timeout: PATIENCE_MS });
      return typeof pattern === 'string' ? polled.toContain(pattern) : polled.toMatch(pattern);
    },
    signIn: async (email: string) => {
      await visitor.open('/en-us/sign-in');
      await tab.type({ role: 'textbox', name: /^Email/, within: 'main' }, email);
      await tab.type({ role: 'textbox', name: /^Password/, within: 'main' }, 'waymark-trail');
      await tab.press({ role: 'button', name: 'Sign in', within: 'main' });
      await tab.see({ role: 'heading', name: 'Your account', within: 'main' });
    },
    /** From the cart to the confirmation, with a card that pays. The order's number. */
    buy: async (): Promise<string> => {
      await visitor.open('/en-us/checkout');
      const { email, ...fields } = ADA;
      await tab.type({ role: 'textbox', name: /^Email/, within: 'main' }, email);
      for (const [label, text] of Object.entries(fields)) await tab.type({ role: 'textbox', name: new RegExp(`^${label}`), within: 'main' }, text);
      await tab.select({ role: 'combobox', name: /^State/, within: 'main' }, 'Oregon');
      await tab.press({ role: 'button', name: 'Continue to payment', within: 'main' });
      await visitor.expectAddress(/step=billing/);
      await tab.typeInFrame({ 'Card number': CARDS.approved, 'Expiry date': '1230', 'Security code': '123' });
      await tab.press({ role: 'button', name: 'Review order', within: 'main' });
      await visitor.expectAddress(/step=summary/);
      await tab.check({ role: 'checkbox', name: /^I accept/, within: 'main' });
      await tab.press({ role: 'button', name: /^Place order/, within: 'main' });
      await visitor.expectAddress(/order-confirmation/);
      await tab.see({ role: 'heading', name: /^Thank you/, within: 'main' });
      return new URL(await tab.driver.address()).searchParams.get('orderNumber') ?? '';
    },
  };
  return visitor;
};

export type Visitor = ReturnType<typeof createVisitor>;

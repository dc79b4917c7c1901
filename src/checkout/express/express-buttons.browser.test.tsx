import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { ExpressButtons } from './express-buttons.tsx';
import { Grown, Unseen } from './flow.ts';

/** A place whose cart has moved before the press (`moved`), or while it was being sent. */
const Place = ({ payPal, moved }: { payPal: () => Promise<void>; moved: boolean }) => {
  const [unseen, setUnseen] = useState(moved);
  return (
    <EnglishPage>
      <ExpressButtons
        place={{
          unseen,
          onLook: () => setUnseen(false),
          changes: <p>Trail Shoe costs more now</p>,
          ask: () => undefined,
          onPlaced: () => undefined,
          payPal,
        }}
      />
    </EnglishPage>
  );
};
const press = () => page.getByRole('button', { name: 'Pay with PayPal' }).click();

it('holds a payment once for what must be looked at, and shows it', async () => {
  const payPal = vi.fn(() => Promise.resolve());
  const place = renderInPage(<Place payPal={payPal} moved />);
  await press();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Something changed.*Trail Shoe costs more now/);
  expect(payPal).not.toHaveBeenCalled();
  expect(await axeViolations(place)).toEqual([]);
  await press();
  await vi.waitFor(() => expect(payPal).toHaveBeenCalledOnce());
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('says the same where the cart turns out to have moved while the payment began', async () => {
  const payPal = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Unseen());
  renderInPage(<Place payPal={payPal} moved={false} />);
  await press();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Something changed/);
  await expect.element(page.getByText(/Nothing was charged/)).not.toBeInTheDocument();
  await press();
  await vi.waitFor(() => expect(payPal).toHaveBeenCalledTimes(2));
});

it('says what it comes to now where that is more than was shown, and that nothing was charged', async () => {
  const payPal = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Grown(108_00, 124_80));
  renderInPage(<Place payPal={payPal} moved={false} />);
  await press();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/total is \$124\.80 instead of \$108\.00.*Nothing was charged/);
});

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const STORES: readonly ComboboxOption[] = [
  { value: 'pdx', text: 'Pearl', aside: 'Portland' },
  { value: 'sea', text: 'Ballard', aside: 'Seattle' },
  { value: 'ber', text: 'Kreuzberg', aside: 'Berlin', sign: '✦' },
];

const Choice = ({ options = STORES, start = '' }: { readonly options?: readonly ComboboxOption[]; readonly start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="Store">
        <Combobox
          options={options}
          value={value}
          onChange={setValue}
          placeholder="Choose a store"
          listLabel="Stores"
          found={(count) => (count === 0 ? 'No store found' : `${count} found`)}
        />
      </Field>
      <p>{value}</p>
    </>
  );
};
const field = page.getByRole('combobox', { name: 'Store' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent.trim());

it('opens with all there is, says how many, and points at the one that is chosen', async () => {
  renderInPage(<Choice start="sea" />);
  await expect.element(field).toHaveValue('Ballard Seattle');
  await userEvent.click(field);
  expect(options()).toEqual(['Pearl Portland', 'Ballard Seattle', '✦ Kreuzberg Berlin']);
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Ballard Seattle');
  await expect.element(page.getByRole('status')).toHaveTextContent('3 found');
  const pointed = field.element().getAttribute('aria-activedescendant');
  expect(document.getElementById(pointed ?? '')?.textContent).toContain('Ballard');
  expect(await axeViolations()).toEqual([]);
});

it('is found by the words of text and aside, and chosen by keys', async () => {
  renderInPage(<Choice />);
  await userEvent.click(field);
  await userEvent.keyboard('ber');
  expect(options()).toEqual(['✦ Kreuzberg Berlin']);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(page.getByText('sea', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('Ballard Seattle');
  await expect.element(field).toHaveFocus();
});

it('is chosen by a press, which leaves the focus in the field', async () => {
  renderInPage(<Choice />);
  await userEvent.click(field);
  await userEvent.click(page.getByRole('option', { name: 'Kreuzberg Berlin' }));
  await expect.element(field).toHaveValue('✦ Kreuzberg Berlin');
  await expect.element(field).toHaveFocus();
  expect(options()).toEqual([]);
});

it('what is typed and not chosen is taken back, and what is not there is said where it would be', async () => {
  renderInPage(<Choice start="pdx" />);
  await userEvent.click(field);
  await userEvent.keyboard('zermatt');
  await expect.element(page.getByText('No store found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Pearl Portland');
  await expect.element(page.getByText('No store found')).not.toBeInTheDocument();
});

it('says nothing of a list that is still on its way', async () => {
  renderInPage(<Choice options={[]} />);
  await userEvent.click(field);
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

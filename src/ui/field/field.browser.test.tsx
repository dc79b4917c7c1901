import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';
import { TextInput } from './text-input.tsx';

it('has no axe violations, valid or not', async () => {
  renderInPage(
    <>
      <Field label="Email" hint="For the receipt" error="Email is not valid" required>
        <TextInput type="email" autoComplete="email" />
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Field label="Country" optional>
        <Select>
          <option>Germany</option>
        </Select>
      </Field>
      <Field label="Message">
        <Textarea />
      </Field>
      <Checkbox required error="Please accept the terms" description="You can read them any time">
        I accept the terms
      </Checkbox>
    </>,
  );
  expect(await axeViolations()).toEqual([]);
});

it('ties hint and error to the control, and marks it invalid only while there is an error', async () => {
  const draw = (error?: string) =>
    renderInPage(
      <Field label="Email" hint="For the receipt" error={error} required>
        <TextInput />
      </Field>,
    );
  draw('Email is not valid');
  const input = page.getByRole('textbox', { name: 'Email' });
  await expect.element(input).toHaveAccessibleDescription('For the receipt Email is not valid');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toBeRequired();
  draw();
  await expect.element(input).toHaveAccessibleDescription('For the receipt');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

it('keeps what was typed and the focus when an error comes and goes', async () => {
  function Form() {
    const [value, setValue] = useState('');
    return (
      <Field label="Postcode" error={value.length > 0 && value.length < 3 ? 'Too short' : undefined}>
        <TextInput value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
    );
  }
  renderInPage(<Form />);
  const input = page.getByRole('textbox', { name: 'Postcode' });
  await input.click();
  await userEvent.keyboard('10115');
  await expect.element(input).toHaveValue('10115');
  expect(document.activeElement).toBe(input.element());
});

it('shows a password on demand and says what the button will do', async () => {
  renderInPage(
    <Field label="Password">
      <PasswordInput defaultValue="Secret123" autoComplete="current-password" />
    </Field>,
  );
  const input = page.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

it('never zooms a phone: what one types is at least 16 px', () => {
  renderInPage(
    <Field label="Name">
      <TextInput />
    </Field>,
  );
  expect(Number.parseFloat(getComputedStyle(page.getByRole('textbox').element()).fontSize)).toBeGreaterThanOrEqual(16);
});

it('ticks a checkbox by its words', async () => {
  renderInPage(<Checkbox>Keep me posted</Checkbox>);
  await page.getByText('Keep me posted').click();
  await expect.element(page.getByRole('checkbox', { name: 'Keep me posted' })).toBeChecked();
});

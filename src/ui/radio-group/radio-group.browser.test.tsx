import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { RadioGroup } from './radio-group.tsx';

const sizes = [
  { value: '41', label: '41' },
  { value: '42', label: '42', soldOut: true },
  { value: '43', label: '43' },
];

function SizeChoice() {
  const [size, setSize] = useState<string | null>(null);
  return (
    <>
      <RadioGroup look="chip" legend="Size" options={sizes} value={size} onChange={setSize} />
      <output aria-label="chosen">{size}</output>
    </>
  );
}

it('has no axe violations in any look', async () => {
  renderInPage(
    <>
      {(['list', 'card', 'chip', 'tile'] as const).map((look) => (
        <RadioGroup key={look} look={look} legend={`Size ${look}`} options={sizes} value="41" error="Choose a size" hint="EU sizes" />
      ))}
      <RadioGroup
        look="swatch"
        legend="Colour"
        value="pine"
        options={[
          { value: 'pine', label: 'Pine', colors: ['#2e4a3d'] },
          { value: 'sand', label: 'Sand and ink', colors: ['#c9bda5', '#22262b'], soldOut: true },
        ]}
      />
    </>,
  );
  expect(await axeViolations()).toEqual([]);
});

it('a chip with a line below its name can be read, chosen or not, and the line stays one', async () => {
  const options = sizes.map((size) => ({ ...size, description: '0 here' }));
  renderInPage(
    <div style={{ inlineSize: '20rem' }}>
      <RadioGroup look="chip" legend="Size" options={options} value="41" />
    </div>,
  );
  expect(await axeViolations()).toEqual([]);
  for (const line of page.getByText('0 here').elements())
    expect(line.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(line).fontSize));
});

it('is chosen by pointer and by arrow keys, with one stop for Tab', async () => {
  renderInPage(<SizeChoice />);
  await page.getByRole('radio', { name: '41', exact: true }).click();
  await expect.element(page.getByLabelText('chosen')).toHaveTextContent('41');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByLabelText('chosen')).toHaveTextContent('42');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('says that an option is sold out in words, and still lets it be chosen', async () => {
  renderInPage(<SizeChoice />);
  const soldOut = page.getByRole('radio', { name: '42 Sold out' });
  await expect.element(soldOut).toBeEnabled();
  await expect.element(page.getByRole('radio', { name: '41', exact: true })).toBeInTheDocument();
});

it('names a colour in words', async () => {
  renderInPage(<RadioGroup look="swatch" legend="Colour" options={[{ value: 'pine', label: 'Pine', colors: ['#2e4a3d'] }]} />);
  await expect.element(page.getByRole('radio', { name: 'Pine' })).toBeInTheDocument();
});

it('works uncontrolled, for a form library', async () => {
  renderInPage(
    <form aria-label="delivery">
      <RadioGroup legend="Delivery" inputProps={{ name: 'method', defaultValue: undefined }} options={[{ value: 'std', label: 'Standard' }]} />
    </form>,
  );
  await page.getByText('Standard').click();
  expect(new FormData(page.getByRole('form').element() as HTMLFormElement).get('method')).toBe('std');
});

it('offers targets of at least 44 px for chips and swatches (WCAG 2.5.8)', () => {
  renderInPage(
    <>
      <RadioGroup look="chip" legend="Size" options={sizes} />
      <RadioGroup look="swatch" legend="Colour" options={[{ value: 'pine', label: 'Pine', colors: ['#2e4a3d'] }]} />
    </>,
  );
  for (const label of document.querySelectorAll('label')) {
    expect(label.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

it('writes no style attribute, which the server’s pages could not carry', () => {
  const container = renderInPage(
    <RadioGroup look="swatch" legend="Colour" options={[{ value: 'pine', label: 'Pine', colors: ['#2e4a3d', '#fff'] }]} />,
  );
  expect(container.querySelector('[style]')).toBeNull();
});

import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'details', label: 'Details', content: 'A light shoe' },
  { id: 'care', label: 'Care', content: 'Brush it' },
  { id: 'returns', label: 'Returns', content: '30 days' },
];

it('has no axe violations and shows one panel', async () => {
  renderInPage(<Tabs label="About the shoe" tabs={tabs} />);
  expect(await axeViolations()).toEqual([]);
  await expect.element(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
  await expect.element(page.getByText('Brush it')).not.toBeVisible();
});

it('is one stop for Tab; arrows, Home and End move and choose', async () => {
  const onChange = vi.fn<(id: string) => void>();
  renderInPage(<Tabs label="About the shoe" tabs={tabs} onChange={onChange} />);
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Details' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Care' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Details' })).toHaveFocus();
  expect(onChange.mock.calls.flat()).toEqual(['care', 'returns', 'details']);
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Details' })).toHaveFocus();
});

it('follows the address when the chosen tab lives there', async () => {
  const draw = (value: string) => renderInPage(<Tabs label="About the shoe" tabs={tabs} value={value} />);
  draw('returns');
  await expect.element(page.getByRole('tab', { name: 'Returns' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Care' }).click();
  await expect.element(page.getByRole('tab', { name: 'Returns' })).toHaveAttribute('aria-selected', 'true');
});

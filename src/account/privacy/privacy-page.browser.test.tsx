import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

it('deletes an account by a button that looks like no other, once the password and the box are there', async () => {
  const erase = vi.fn(async () => {});
  const place = renderInPage(
    <EnglishPage>
      <PrivacyPage fetchData={async () => ({})} download={() => {}} erase={erase} leave={async () => {}} />
    </EnglishPage>,
  );
  const button = page.getByRole('button', { name: 'Permanently delete my account' });
  await expect.element(button).toHaveAttribute('data-variant', 'danger');
  expect(await axeViolations(place)).toEqual([]);
  await button.click();
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription(/\S/);
  expect(erase).not.toHaveBeenCalled();
  await page
    .getByLabelText(/password/i)
    .first()
    .fill('Trail-4-ever');
  await page.getByRole('checkbox').click();
  await button.click();
  await expect.poll(() => erase.mock.calls).toEqual([['Trail-4-ever']]);
});

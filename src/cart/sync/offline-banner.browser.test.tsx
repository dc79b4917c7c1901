import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const Size = () => {
  const [isCut, setCut] = useState(false);
  const [size, setSize] = useState('none');
  return (
    <EnglishPage>
      <OfflineBanner reason={isCut ? 'offline' : null} />
      <button type="button" style={{ display: 'block', blockSize: 20 }} onPointerDown={() => setCut(true)} onClick={() => setSize('11C')}>
        11C
      </button>
      <output>{size}</output>
    </EnglishPage>
  );
};

it('does not move what is pressed while it is pressed: the press counts, and the line comes after it', async () => {
  renderInPage(<Size />);
  await userEvent.click(page.getByRole('button', { name: '11C' }), { delay: 150 });
  await expect.element(page.getByText(/offline/i)).toBeVisible();
  expect(document.querySelector('output')?.textContent).toBe('11C');
});

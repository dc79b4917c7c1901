import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations, renderInPage } from '../testing/render-in-page.tsx';
import { RichText } from './rich-text.tsx';

it('draws the markup that a description may hold, and nothing else of it', async () => {
  renderInPage(
    <div>
      <RichText
        html={'<p>Grips on <b>wet</b> rock.<script>document.title="taken"</script></p><ul><li>Warm</li></ul><a href="javascript:go()">No</a>'}
      />
    </div>,
  );
  await expect.element(page.getByText('wet')).toBeVisible();
  expect(page.getByText('wet').element().tagName).toBe('B');
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Warm');
  expect(page.getByRole('link').query()).toBeNull();
  expect(document.title).not.toBe('taken');
  expect(await axeViolations()).toEqual([]);
});

it('gives headings the rank that fits where they stand', async () => {
  renderInPage(
    <div>
      <RichText html="<h3>Sole</h3><p>Rubber.</p>" heading="h2" />
    </div>,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Sole' })).toBeVisible();
});

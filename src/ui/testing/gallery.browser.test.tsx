import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UiMessagesProvider } from '../messages/messages.tsx';
import { htmlFaults } from './html-faults.ts';
import { englishUiMessages } from './english-messages.ts';
import { Gallery } from './gallery.tsx';
import { axeViolations, renderInPage } from './render-in-page.tsx';

afterEach(async () => {
  delete document.documentElement.dataset.theme;
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(414, 896);
});

const Everything = () => (
  <UiMessagesProvider messages={englishUiMessages}>
    <Gallery />
  </UiMessagesProvider>
);

describe('every part of the kit', () => {
  it.each(['light', 'dark'])('has no axe violations in the %s theme, contrast included', async (theme) => {
    document.documentElement.dataset.theme = theme;
    renderInPage(<Gallery />);
    // The same landmark stands there once for each of its states.
    expect(await axeViolations(document, ['landmark-unique'])).toEqual([]);
  });

  it('is rendered by a server without a style attribute or an inline handler, which its security policy forbids', () => {
    const html = renderToString(<Everything />);
    expect(html.length).toBeGreaterThan(5000);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
  });

  it('is rendered without attributes that HTML does not allow together', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(<Everything />);
    expect(box.querySelectorAll('[popovertarget]').length).toBeGreaterThan(0);
    expect(box.querySelectorAll('[role=combobox]').length).toBeGreaterThan(0);
    expect(htmlFaults(box)).toEqual([]);
  });

  it('hydrates what the server rendered without a word', async () => {
    const container = document.createElement('main');
    container.innerHTML = renderToString(
      <StrictMode>
        <Everything />
      </StrictMode>,
    );
    document.body.append(container);
    const root = hydrateRoot(
      container,
      <StrictMode>
        <Everything />
      </StrictMode>,
    );
    await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(page.getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-expanded', 'true');
    root.unmount();
    container.remove();
  });

  it.each([
    ['320 px', 320, '100%'],
    ['390 px', 390, '100%'],
    ['1440 px', 1440, '100%'],
    ['twice the text at 640 px', 640, '200%'],
  ])('needs no sideways scrolling at %s (WCAG 1.4.4, 1.4.10)', async (_name, width, fontSize) => {
    document.documentElement.style.setProperty('font-size', fontSize);
    await page.viewport(width, 900);
    renderInPage(<Gallery />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});

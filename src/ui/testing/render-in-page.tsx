import axe from 'axe-core';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { UiMessagesProvider } from '../messages/messages.tsx';
import { animationsFinished } from './animations-finished.ts';
import { englishUiMessages } from './english-messages.ts';

/** For the kit's browser tests: renders into the real page, and fails a test that writes to the console. */
let root: Root | undefined;
let container: HTMLElement | undefined;
let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  root?.unmount();
  container?.remove();
  root = undefined;
  container = undefined;
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockRestore();
  expect(said, 'the console stays empty').toEqual([]);
});

/** For the few tests that break something on purpose. */
export function expectComplaints(): void {
  complaints.mockClear();
  complaints.mockImplementation(() => undefined);
}

/** Puts a piece of the kit on the page, in place of what was there. Answers the element that it stands in. */
export function renderInPage(ui: ReactNode): HTMLElement {
  if (!root || !container) {
    container = document.createElement('main');
    document.body.append(container);
    root = createRoot(container);
  }
  const current = root;
  flushSync(() =>
    current.render(
      <StrictMode>
        <UiMessagesProvider messages={englishUiMessages}>{ui}</UiMessagesProvider>
      </StrictMode>,
    ),
  );
  return container;
}

/**
 * What axe finds wrong with the page (or a part of it) by WCAG 2.2 A and AA and its best practices.
 * @param without rules that the page cannot follow
 */
export async function axeViolations(within: Element | Document = document, without: readonly string[] = []): Promise<string[]> {
  // A colour on its way to another has neither's contrast.
  await animationsFinished();
  const result = await axe.run(within as Element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // One part is not a page: it has no title, no landmarks around it and no first heading.
    rules: {
      'document-title': { enabled: false },
      'html-has-lang': { enabled: false },
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  });
  return result.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
}

import { createContext, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turns } from '#tests/support/turns.ts';
import { deferred } from './deferred.tsx';

interface CountProps {
  readonly count: number;
}
const Theme = createContext('light');
const Count = ({ count }: CountProps) => (
  <p>
    {count} in {use(Theme)}
  </p>
);
const OnServer = deferred(async () => Count, Count);

const errors: unknown[] = [];
let page: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  errors.length = 0;
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  root?.unmount();
  page.remove();
  expect(errors).toEqual([]);
});

/** A page that the server has drawn, whose part still waits for its script. */
const openPage = (whole: (Part: typeof OnServer) => ReactNode) => {
  let arrive = (): void => undefined;
  const OnPage = deferred(() => new Promise<typeof Count>((resolve) => (arrive = () => resolve(Count))), undefined);
  page.innerHTML = renderToString(whole(OnServer));
  root = hydrateRoot(page, whole(OnPage), { onRecoverableError: (error) => void errors.push(error) });
  return { OnPage, arrive: () => arrive(), wake: () => void OnPage.loadNow?.() };
};

/** What is on the page from now on until it is read: a part that is thrown away leaves its place empty for a moment. */
const watchText = (): (() => readonly string[]) => {
  const seen = new Set([page.textContent]);
  const observer = new MutationObserver(() => seen.add(page.textContent));
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  return () => [...seen];
};

it.each(['before the script is asked for', 'while the script is on its way'])(
  'a part keeps its place when it is to show something else %s',
  async (when) => {
    const { OnPage, arrive, wake } = openPage((Part) => <Part count={1} />);
    await turns();
    if (when.startsWith('while')) wake();
    await turns();
    const seen = watchText();
    root?.render(<OnPage count={2} />);
    await turns();
    expect(page.textContent).toBe('1 in light');
    wake();
    await turns();
    arrive();
    await vi.waitFor(() => expect(page.textContent).toBe('2 in light'));
    expect(seen()).toEqual(['1 in light', '2 in light']);
  },
);

it('a part whose script is there, and whose words are not, keeps its place when it is to show something else', async () => {
  let tell = (): void => undefined;
  const words = new Promise<string>((resolve) => (tell = () => resolve('pieces')));
  const Worded = ({ count }: CountProps) => (
    <p>
      {count} {use(words)}
    </p>
  );
  const OnPage = deferred(async () => Worded, undefined);
  const Drawn = ({ count }: CountProps) => (
    <Suspense>
      <p>
        {count} {'pieces'}
      </p>
    </Suspense>
  );
  page.innerHTML = renderToString(<Drawn count={1} />);
  root = hydrateRoot(page, <OnPage count={1} />, { onRecoverableError: (error) => void errors.push(error) });
  void OnPage.loadNow?.();
  await turns();
  const seen = watchText();
  root.render(<OnPage count={2} />);
  await turns();
  tell();
  await vi.waitFor(() => expect(page.textContent).toBe('2 pieces'));
  expect(seen()).toEqual(['1 pieces', '2 pieces']);
});

it('a part that is there shows what it is given at once', async () => {
  const { OnPage, arrive, wake } = openPage((Part) => <Part count={1} />);
  wake();
  await turns();
  arrive();
  await turns();
  root?.render(<OnPage count={3} />);
  await vi.waitFor(() => expect(page.textContent).toBe('3 in light'));
});

it('a part keeps its place when what surrounds it changes as a deferred value', async () => {
  const Around = ({ theme, children }: { readonly theme: string; readonly children: ReactNode }) => (
    <Theme value={useDeferredValue(theme)}>{children}</Theme>
  );
  const { OnPage, arrive, wake } = openPage((Part) => (
    <Around theme="light">
      <Part count={1} />
    </Around>
  ));
  await turns();
  const seen = watchText();
  root?.render(
    <Around theme="dark">
      <OnPage count={1} />
    </Around>,
  );
  await turns();
  wake();
  await turns();
  arrive();
  await vi.waitFor(() => expect(page.textContent).toBe('1 in dark'));
  expect(seen()).not.toContain('');
});

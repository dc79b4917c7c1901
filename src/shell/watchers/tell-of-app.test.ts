import { afterEach, expect, test, vi } from 'vitest';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { tellOfApp } from './tell-of-app.ts';

const loadWithRetry = vi.fn<(part: string) => Promise<void>>(async () => {});
const i18n = { loadWithRetry, t: (key: string) => key } as unknown as I18n;

afterEach(() => {
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
  loadWithRetry.mockClear();
});

test('nobody fetches the words before there is something to say', () => {
  tellOfApp(i18n);
  expect(loadWithRetry).not.toHaveBeenCalled();
});

test('a question about installation that is closed is a "not now"', async () => {
  const later = vi.fn<() => void>();
  tellOfApp(i18n).install({ install: () => {}, later });
  await vi.waitFor(() => expect(toasts.getToasts()).toHaveLength(1));
  const [question] = toasts.getToasts();
  expect(question).toMatchObject({ title: 'app.install.title', delay: Number.POSITIVE_INFINITY });
  question?.onDismiss?.();
  expect(later).toHaveBeenCalledTimes(1);
});

test('an update is offered until it is taken', async () => {
  const apply = vi.fn<() => void>();
  tellOfApp(i18n).update(apply);
  await vi.waitFor(() => expect(toasts.getToasts()).toHaveLength(1));
  toasts.getToasts()[0]?.action?.onPress();
  expect(apply).toHaveBeenCalledTimes(1);
});

test('what is said of the return of the network replaces what was said before', async () => {
  const tell = tellOfApp(i18n);
  tell.back(2);
  await vi.waitFor(() => expect(toasts.getToasts().map(({ title }) => title)).toEqual(['app.back.sending']));
  tell.back(0);
  await vi.waitFor(() => expect(toasts.getToasts().map(({ title }) => title)).toEqual(['app.back.sent']));
});

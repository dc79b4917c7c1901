import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import { makeView } from '#src/cart/testing/make-view.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import type { CheckoutCalls } from './checkout-calls.ts';
import type { FailureSink } from './step-props.ts';
import { useReservation } from './use-reservation.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60_000;
const { cart } = makeView([]);
const later = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

const prepare = vi.fn<CheckoutCalls['prepare']>();
const report = vi.fn<FailureSink['report']>(async () => undefined);
const calls = { prepare } as unknown as CheckoutCalls;
const onFailure: FailureSink = { report, say: () => undefined };

const Held = ({ version = 1, blocked = false }: { readonly version?: number; readonly blocked?: boolean }) => {
  const until = useReservation({ cart: { ...cart, id: 'basket', version }, calls, blocked, onFailure });
  return <p>{until === null ? 'Nothing is held' : `Held until ${until.slice(11, 16)}`}</p>;
};
/** In the place of the summary is what it became by then. */
const show = (props: Parameters<typeof Held>[0] = {}) => renderInPage(<Held {...props} />);
const held = (time: string) => expect.element(page.getByText(`Held until ${time}`)).toBeVisible();
const nothing = () => expect.element(page.getByText('Nothing is held')).toBeVisible();

let visible: 'visible' | 'hidden';
const look = (next: typeof visible): void => {
  visible = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  visible = 'visible';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  prepare.mockImplementation(async () => ({ cart, reservedUntil: later(10) }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  prepare.mockReset();
  report.mockClear();
});

it('is asked for when the summary is entered, and is told', async () => {
  show();
  await nothing();
  await held('12:10');
  expect(prepare).toHaveBeenCalledWith('basket', 1);
  expect(report).not.toHaveBeenCalled();
});

it('is renewed half a minute before its end, as often as that comes', async () => {
  show();
  await held('12:10');
  prepare.mockClear();
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(prepare).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  await held('12:19');
  expect(prepare).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  await held('12:29');
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('is not renewed out of sight: it ends, and is asked for again when somebody looks', async () => {
  show();
  await held('12:10');
  prepare.mockClear();
  look('hidden');
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  await nothing();
  expect(prepare).not.toHaveBeenCalled();
  look('visible');
  await held('12:25');
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('is asked for again with every change of the cart', async () => {
  show();
  await held('12:10');
  prepare.mockClear();
  show({ version: 2 });
  await vi.waitFor(() => expect(prepare.mock.calls).toEqual([['basket', 2]]));
  await held('12:10');
});

it('is not asked for while changes are on their way or there is no line, and ends meanwhile', async () => {
  show({ blocked: true });
  await nothing();
  expect(prepare).not.toHaveBeenCalled();
  show();
  await held('12:10');
  prepare.mockClear();
  show({ blocked: true });
  await held('12:10');
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  await nothing();
  expect(prepare).not.toHaveBeenCalled();
  show();
  await held('12:20');
});

it('that is refused is told in the summary, and nothing is promised', async () => {
  const failure = new NoAnswer('network', false);
  show();
  await held('12:10');
  prepare.mockRejectedValue(failure);
  show({ version: 2 });
  await nothing();
  expect(report).toHaveBeenCalledExactlyOnceWith(failure, 'summary');
});

it('that is answered when the summary has been left is nobody’s', async () => {
  let answer = (): void => undefined;
  prepare.mockImplementation(() => new Promise((_, refuse) => (answer = () => refuse(new NoAnswer('network', false)))));
  show();
  await vi.waitFor(() => expect(prepare).toHaveBeenCalled());
  renderInPage(<p>Elsewhere</p>);
  answer();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(report).not.toHaveBeenCalled();
});

it('is not asked for without end by a device whose clock is far behind', async () => {
  prepare.mockImplementation(async () => ({ cart, reservedUntil: '2099-01-01T12:10:00.000Z' }));
  show();
  await held('12:10');
  prepare.mockClear();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(prepare).not.toHaveBeenCalled();
  await held('12:10');
});

import { afterEach, expect, it, vi } from 'vitest';
import { createWindowDialogHistory } from './window-dialog-history.ts';

const arrival = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
let stop = () => {};

afterEach(() => stop());

it('adds an entry with its mark, keeps the address and what a router has put there, and tells where Back arrives', async () => {
  history.replaceState({ key: 'router' }, '');
  const address = location.href;
  const port = createWindowDialogHistory(window);
  const onArrive = vi.fn<(mark: number) => boolean>();
  stop = port.listen(onArrive);
  expect(port.current()).toBe(0);
  port.push(1);
  port.push(2);
  expect(port.current()).toBe(2);
  expect(history.state).toMatchObject({ key: 'router' });
  expect(location.href).toBe(address);
  let arrived = arrival();
  port.back(1);
  await arrived;
  expect(onArrive).toHaveBeenLastCalledWith(1);
  arrived = arrival();
  port.back(1);
  await arrived;
  expect(onArrive).toHaveBeenLastCalledWith(0);
  expect(port.current()).toBe(0);
});

it('does not wake a router that listens to its own pushState: the page stays the same', async () => {
  const heard = vi.fn<() => void>();
  const own = history.pushState.bind(history);
  history.pushState = (...args) => {
    heard();
    own(...args);
  };
  const port = createWindowDialogHistory(window);
  port.push(1);
  expect(heard).not.toHaveBeenCalled();
  const arrived = arrival();
  port.back(1);
  await arrived;
  Reflect.deleteProperty(history, 'pushState');
});

it('takes a state that is no object, or a mark that is no number, as no dialog', () => {
  const port = createWindowDialogHistory(window);
  history.replaceState('text', '');
  expect(port.current()).toBe(0);
  history.replaceState({ uiDialogMark: 'two' }, '');
  expect(port.current()).toBe(0);
  history.replaceState(null, '');
});

it('keeps the entry of a dialog that opens while the Back of the one before it is still on its way', async () => {
  history.replaceState(null, '');
  const port = createWindowDialogHistory(window);
  const onArrive = vi.fn<(mark: number) => boolean>();
  stop = port.listen(onArrive);
  port.push(1);
  const arrived = arrival();
  port.back(1);
  expect(port.current()).toBe(0);
  port.push(1);
  expect(port.current()).toBe(1);
  await arrived;
  expect(onArrive).not.toHaveBeenCalled();
  expect(history.state).toMatchObject({ uiDialogMark: 1 });
  const gone = arrival();
  history.back();
  await gone;
  expect(onArrive).toHaveBeenLastCalledWith(0);
});

it('forgets an entry that was taken back before it was there', async () => {
  history.replaceState(null, '');
  const port = createWindowDialogHistory(window);
  stop = port.listen(() => false);
  port.push(1);
  const arrived = arrival();
  port.back(1);
  port.push(1);
  port.back(1);
  await arrived;
  expect(port.current()).toBe(0);
  expect(history.state).toBeNull();
});

it('keeps Back of a dialog from those who listen from later on, where the page shows the entry, and from nobody otherwise', async () => {
  history.replaceState(null, '');
  const heard = vi.fn<() => void>();
  let isShown = true;
  let isInTheWay = false;
  let arrive = (): void => {};
  const port = createWindowDialogHistory(window, () => isShown);
  stop = port.listen(() => {
    arrive();
    return isInTheWay;
  });
  addEventListener('popstate', heard);
  const back = async (go: () => void): Promise<void> => {
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    go();
    await arrived;
    // The other listeners of the same event.
    await new Promise((resolve) => setTimeout(resolve));
  };
  for (let mark = 1; mark <= 4; mark += 1) port.push(mark);
  await back(() => port.back(1));
  expect(heard).not.toHaveBeenCalled();
  isInTheWay = true;
  await back(() => history.back());
  expect(heard).not.toHaveBeenCalled();
  isInTheWay = false;
  await back(() => history.back());
  expect(heard).toHaveBeenCalledTimes(1);
  isShown = false;
  await back(() => port.back(1));
  expect(heard).toHaveBeenCalledTimes(2);
  removeEventListener('popstate', heard);
});

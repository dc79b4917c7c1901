import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { NoticeOutlet } from '../notice/notice-outlet.tsx';
import { notices } from '../notice/notices.ts';
import { animationsFinished } from '../testing/animations-finished.ts';
import { axeViolations, expectComplaints, renderInPage } from '../testing/render-in-page.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { showToast, toasts } from '../toast/toasts.ts';
import { DialogHost } from './dialog-host.tsx';
import { dialogManager, openDialog, registerDialog, type DialogContent } from '../dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from './dialog-parts.tsx';
import type { DialogContentProps, DialogShape } from '../dialog-manager/dialog-types.ts';

declare module '../dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    'test-question': { question: string };
    'test-slow': { question: string };
    'test-slower': { question: string };
    'test-panel': { from?: string };
    'test-terms': { from?: string };
    'test-flaky': { from?: string };
    'test-list': { from?: string };
  }
}

function Question({ props, close }: DialogContentProps<{ question: string }>) {
  return (
    <>
      <DialogBody>
        <p>{props.question}</p>
        <label>
          Answer <input data-autofocus="" />
        </label>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => close('yes')}>Yes</Button>
      </DialogFooter>
    </>
  );
}

function Panel() {
  return (
    <DialogBody>
      <Button onClick={() => openDialog('test-question', { question: 'Sure?' })}>Ask</Button>
    </DialogBody>
  );
}

function Terms({ close }: DialogContent<'test-terms'>) {
  return (
    <DialogBody>
      <Button onClick={() => close(true)}>Accept</Button>
    </DialogBody>
  );
}

/** What one can take off by a button that goes with it. */
function List() {
  const [there, setThere] = useState(true);
  return <DialogBody>{there ? <Button onClick={() => setThere(false)}>Take off</Button> : <p>Nothing is left</p>}</DialogBody>;
}

registerDialog('test-list', () => Promise.resolve({ default: List }), { title: () => 'List' });
registerDialog('test-question', () => Promise.resolve({ default: Question }), { title: (props) => `Question: ${props.question}` });
registerDialog('test-panel', () => Promise.resolve({ default: Panel }), { kind: 'panel', height: 'half', title: () => 'Your basket' });
registerDialog('test-terms', () => Promise.resolve({ default: Terms }), { title: () => 'Terms', dismissible: false });

function Shop() {
  return (
    <>
      <Button onClick={() => openDialog('test-question', { question: 'Really?' })}>Open question</Button>
      <Button onClick={() => openDialog('test-panel', {}, { keepOpen: true })}>Open basket</Button>
      <ToastRegion />
      <DialogHost />
    </>
  );
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const opener = () => page.getByRole('button', { name: 'Open question' });

afterEach(async () => {
  await page.viewport(414, 896);
  while (dialogManager.isOpen()) dialogManager.close(undefined);
  await vi.waitFor(() => expect(dialogManager.getEntries()).toEqual([]), 3000);
  for (const toast of toasts.getToasts()) toasts.dismiss(toast.id);
  notices.clear('top');
});

describe('a dialog', () => {
  it('has no axe violations, is named by its title and lies over an inert page', async () => {
    renderInPage(<Shop />);
    await opener().click();
    await expect.element(dialog('Question: Really?')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    expect(page.getByText('Open question').element().closest('[inert]')).not.toBeNull();
    expect(document.querySelector('[data-ui-toasts]')?.closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  });

  it('takes the focus in, keeps it, and gives it back to its opener on Escape', async () => {
    renderInPage(<Shop />);
    await opener().click();
    await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Question: Really?')).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it('gives the focus back when it is closed before it has taken it', async () => {
    renderInPage(<Shop />);
    const button = opener().element() as HTMLElement;
    const watch = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]') === null) return;
      watch.disconnect();
      dialogManager.close(undefined);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    button.focus();
    button.click();
    await vi.waitFor(() => expect(dialogManager.getEntries()).toHaveLength(1));
    await vi.waitFor(() => expect(dialogManager.getEntries()).toEqual([]));
    await expect.element(opener()).toHaveFocus();
  });

  it('answers whoever opened it', async () => {
    renderInPage(<Shop />);
    const handle = openDialog('test-question', { question: 'Now?' });
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(handle.closed).resolves.toBe('yes');
  });

  it('closes by its button and by a press beside it', async () => {
    renderInPage(<Shop />);
    await opener().click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog('Question: Really?')).not.toBeInTheDocument();
    await opener().click();
    await expect.element(dialog('Question: Really?')).toBeVisible();
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
    await expect.element(dialog('Question: Really?')).not.toBeInTheDocument();
  });

  it('closes with the Back button and leaves the page where it was', async () => {
    renderInPage(<Shop />);
    const address = location.href;
    const depth = () => Number(history.state?.uiDialogMark ?? 0);
    const before = depth();
    await opener().click();
    await expect.element(dialog('Question: Really?')).toBeVisible();
    expect(depth()).toBe(before + 1);
    history.back();
    await expect.element(dialog('Question: Really?')).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    expect(depth()).toBe(before);
    expect(location.href).toBe(address);
  });

  it('does not move the page beneath it', async () => {
    const container = renderInPage(<Shop />);
    container.style.setProperty('block-size', '3000px');
    const button = opener().element();
    const wide = page.getByRole('main').element();
    const before = [button.getBoundingClientRect().left, wide.getBoundingClientRect().width];
    await opener().click();
    await expect.element(dialog('Question: Really?')).toBeVisible();
    expect(getComputedStyle(document.body).overflow).toBe('hidden');
    expect([button.getBoundingClientRect().left, wide.getBoundingClientRect().width]).toEqual(before);
  });

  it('closes the current one when another opens, and returns the focus to the first opener', async () => {
    renderInPage(<Shop />);
    await opener().click();
    await expect.element(dialog('Question: Really?')).toBeVisible();
    openDialog('test-question', { question: 'Again?' });
    await expect.element(dialog('Question: Again?')).toBeVisible();
    await expect.element(dialog('Question: Really?')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
  });

  it('stays open beneath another when it was kept open, and has the focus again afterwards', async () => {
    renderInPage(<Shop />);
    await page.getByRole('button', { name: 'Open basket' }).click();
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.element(dialog('Question: Sure?')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Question: Sure?')).not.toBeInTheDocument();
    await expect.element(dialog('Your basket')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  it('that needs an answer has no way out but the answer', async () => {
    renderInPage(<Shop />);
    const handle = openDialog('test-terms', {});
    await expect.element(dialog('Terms')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
    await animationsFinished();
    await expect.element(dialog('Terms')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(handle.closed).resolves.toBe(true);
  });

  it('leads Tab round through its content and the notices, both ways', async () => {
    renderInPage(<Shop />);
    await opener().click();
    await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    showToast({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const names: (string | null | undefined)[] = [];
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(names).toEqual(['Yes', 'Undo', 'Dismiss', 'Close', '']);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  });

  it('lets notices be read and pressed over it', async () => {
    renderInPage(<Shop />);
    await opener().click();
    await expect.element(dialog('Question: Really?')).toBeVisible();
    const onPress = vi.fn<() => void>();
    showToast({ title: 'Removed', action: { label: 'Undo', onPress } });
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(onPress).toHaveBeenCalledTimes(1);
    await expect.element(dialog('Question: Really?')).toBeVisible();
  });

  it('says what is said at the top of the page while it lies over that, in one place at a time', async () => {
    renderInPage(
      <>
        <NoticeOutlet level="top" />
        <Shop />
      </>,
    );
    await opener().click();
    await expect.element(dialog('Question: Really?')).toBeVisible();
    notices.show({ level: 'top', kind: 'warning', title: 'The page begins afresh', dismissible: false });
    await expect.element(dialog('Question: Really?').getByText('The page begins afresh')).toBeVisible();
    await expect.element(dialog('Question: Really?').getByText('The page begins afresh')).toBeInViewport();
    expect(page.getByText('The page begins afresh').elements()).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('main').getByText('The page begins afresh')).toBeVisible();
    await expect.element(dialog('Question: Really?')).not.toBeInTheDocument();
    expect(page.getByText('The page begins afresh').elements()).toHaveLength(1);
  });

  it('takes the focus that is lost with what had it', async () => {
    renderInPage(<Shop />);
    const handle = openDialog('test-list', {});
    await page.getByRole('button', { name: 'Take off' }).click();
    await expect.element(page.getByRole('button', { name: 'Take off' })).not.toBeInTheDocument();
    await expect.element(dialog('List')).toHaveFocus();
    handle.close();
  });

  it('says so when its code does not come, and tries again', async () => {
    let tries = 0;
    registerDialog('test-flaky', () => ((tries += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Panel })), {
      title: () => 'Flaky',
    });
    renderInPage(<Shop />);
    openDialog('test-flaky', {});
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This didn’t load/);
    expectComplaints();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'Ask' })).toBeVisible();
  });
});

it('moves the focus to where it belongs when slow content arrives, unless the person has moved on', async () => {
  let arrive = () => {};
  const slow = () =>
    new Promise<{ default: typeof Question }>((resolve) => {
      arrive = () => resolve({ default: Question });
    });
  registerDialog('test-slow', slow, { title: () => 'Slow' });
  registerDialog('test-slower', slow, { title: () => 'Slower' });
  renderInPage(<Shop />);
  const first = openDialog('test-slow', { question: 'Late?' });
  await expect.element(dialog('Slow')).toHaveFocus();
  arrive();
  await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
  first.close();
  await expect.element(dialog('Slow')).not.toBeInTheDocument();
  openDialog('test-slower', { question: 'Later?' });
  await expect.element(dialog('Slower')).toHaveFocus();
  (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
  arrive();
  await expect.element(page.getByRole('textbox', { name: 'Answer' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

describe('a panel', () => {
  const box = async () => {
    renderInPage(<Shop />);
    openDialog('test-panel', {});
    await expect.element(page.getByRole('button', { name: 'Ask' })).toBeVisible();
    const element = dialog('Your basket').element();
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    return element.getBoundingClientRect();
  };

  it('sits at the bottom of a small screen, half its height', async () => {
    await page.viewport(390, 800);
    const { left, width, bottom, height } = await box();
    expect([left, width, bottom, height]).toEqual([0, 390, 800, 400]);
  });

  it('stands at the right of a large screen, in its full height', async () => {
    await page.viewport(1280, 800);
    const { right, width, top, height } = await box();
    expect([right, width, top, height]).toEqual([1280, 448, 0, 800]);
  });

  it('comes in within 250 ms', async () => {
    await page.viewport(390, 800);
    renderInPage(<Shop />);
    openDialog('test-panel', {});
    await expect.element(dialog('Your basket')).toBeInTheDocument();
    expect(getComputedStyle(dialog('Your basket').element()).animationDuration).toBe('0.25s');
  });
});

it('stands as the shop has set it in one place, whatever it was made known with', async () => {
  renderInPage(
    <>
      <Button onClick={() => openDialog('test-panel', {})}>Open basket</Button>
      <DialogHost shapes={{ 'test-panel': { kind: 'modal', height: 'full' } }} />
    </>,
  );
  await page.getByRole('button', { name: 'Open basket' }).click();
  await expect.element(dialog('Your basket')).toHaveAttribute('data-kind', 'modal');
  await expect.element(dialog('Your basket')).toHaveAttribute('data-height', 'full');
});

describe('on a small screen', () => {
  const box = async (shape: DialogShape) => {
    await page.viewport(390, 800);
    renderInPage(<DialogHost shapes={{ 'test-terms': shape }} />);
    openDialog('test-terms', {});
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    const element = dialog('Terms').element();
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    return element.getBoundingClientRect();
  };
  afterEach(() => {
    dialogManager.setShapes({});
    dialogManager.close(undefined, true);
  });

  it.each([
    ['half', 400],
    ['tall', 760],
    ['full', 800],
  ] as const)('a window of large screens lies at the bottom where it is set so, as high as that says: %s', async (height, high) => {
    const { left, width, bottom, height: seen } = await box({ kind: 'modal', small: 'panel', height });
    expect([left, width, bottom, seen]).toEqual([0, 390, 800, high]);
  });

  it('a panel of large screens stands in the middle where it is set so, as high as what is in it', async () => {
    const { left, right, top, bottom, height } = await box({ kind: 'panel', small: 'modal', height: 'tall' });
    expect([left + right, top + bottom]).toEqual([390, 800]);
    expect(left).toBeGreaterThan(0);
    expect(height).toBeLessThan(400);
  });

  it('is as high as what is in it where no height is set', async () => {
    const { bottom, height } = await box({ kind: 'modal' });
    expect(bottom).toBe(800);
    expect(height).toBeLessThan(400);
  });

  it('leaves room between title and buttons where half of it is little', async () => {
    await page.viewport(390, 560);
    renderInPage(<DialogHost shapes={{ 'test-terms': { height: 'half' } }} />);
    openDialog('test-terms', {});
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(dialog('Terms').element().getBoundingClientRect().height).toBe(384);
  });
});

it('stays beneath the next one where the shop has set it so', async () => {
  renderInPage(
    <>
      <Button onClick={() => openDialog('test-panel', {})}>Open basket</Button>
      <DialogHost shapes={{ 'test-panel': { keepOpen: true } }} />
    </>,
  );
  await page.getByRole('button', { name: 'Open basket' }).click();
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(dialog('Question: Sure?')).not.toBeInTheDocument();
  await expect.element(dialog('Your basket')).toBeVisible();
  dialogManager.setShapes({});
});

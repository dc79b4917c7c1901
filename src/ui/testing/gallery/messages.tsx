import { useEffect } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui/button/button.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { NoticeOutlet } from '#ui/notice/notice-outlet.tsx';
import { notices } from '#ui/notice/notices.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Steps } from '#ui/progress/steps.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { entry } from './gallery-entry.ts';

const KINDS = ['info', 'success', 'warning', 'error'] as const;

const content = () => import('./dialog-content.tsx');
dialogManager.register('kit-window', content, { kind: 'modal', small: 'modal', title: () => 'A window' });
dialogManager.register('kit-panel', content, { kind: 'panel', height: 'half', title: () => 'A panel' });

const NoticeAtItem = () => {
  useEffect(() => {
    notices.show({ level: 'item', target: 'kit', kind: 'warning', title: 'Only 2 are left' });
    return () => notices.clear('item', 'kit');
  }, []);
  return <NoticeOutlet level="item" target="kit" />;
};

export const messages = [
  entry('banner', {
    kinds: () => (
      <>
        {KINDS.map((kind) => (
          <Banner key={kind} kind={kind} title={kind}>
            What there is to say.
          </Banner>
        ))}
      </>
    ),
    'with an answer': () => (
      <Banner kind="warning" title="2 left" action={{ label: 'Keep 2', onPress: () => undefined }} onDismiss={() => undefined}>
        You had 5.
      </Banner>
    ),
    compact: () => (
      <Banner kind="info" compact>
        Ships tomorrow
      </Banner>
    ),
  }),
  entry('notice', { 'beside an item': NoticeAtItem, 'top, empty': () => <NoticeOutlet level="top" /> }),
  entry('toast', {
    'shown on press': () => (
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => showToast({ title: `Told: ${kind}`, kind })}>
            Tell {kind}
          </Button>
        ))}
      </Row>
    ),
  }),
  entry('dialog', {
    'opened on press': () => (
      <Row>
        <Button variant="secondary" onClick={() => dialogManager.open('kit-window', {})}>
          Open a window
        </Button>
        <Button variant="secondary" onClick={() => dialogManager.open('kit-panel', {})}>
          Open a panel
        </Button>
      </Row>
    ),
  }),
  entry('empty-state', {
    'with a way on': () => (
      <EmptyState title="Your basket is empty" headingLevel={3} actions={<Button>Shop</Button>}>
        What you add stays here.
      </EmptyState>
    ),
  }),
  entry('spinner', { named: () => <Spinner label="Loading" />, small: () => <Spinner size={16} /> }),
  entry('progress', {
    steps: () => (
      <Steps
        label="Checkout"
        current="billing"
        steps={[
          { id: 'shipping', label: 'Shipping', href: '/checkout' },
          { id: 'billing', label: 'Payment' },
        ]}
      />
    ),
    bar: () => <ProgressBar label="Free delivery" value={0.7} detail="20 to go" />,
    'bar, full': () => <ProgressBar label="Points" value={1} />,
  }),
  entry('breadcrumbs', { 'two levels': () => <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Shoes' }]} /> }),
  entry('pagination', {
    first: () => <Pagination page={1} pages={3} href={(at) => `?page=${at}`} />,
    'in the middle of many': () => <Pagination page={4} pages={20} href={(at) => `?page=${at}`} />,
  }),
];

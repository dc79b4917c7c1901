import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState, type ReactNode } from 'react';
import type { Api } from '#contract/client/client.ts';
import type { ParkedCart, HeldKind } from '#contract/calls/store-session.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { LockIcon } from '#ui/icon/lock-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ConnectForm } from './connect-form.tsx';
import { CounterPanel } from './counter-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { HeldList } from './held-list.tsx';
import styles from './in-store-page.module.css';
import type { HandOverPanelProps } from './hand-over-panel.tsx';
import type { HandOverPorts, Offered } from './hand-over.ts';
import type { CounterCart } from './ports.ts';
import type { InStore } from './service.ts';
import { shownHeld } from './shown-held.ts';
import { useInStore } from './use-in-store.ts';

export interface InStorePageProps {
  readonly api: Api;
  readonly inStore: InStore;
  readonly subject: string | null;
  readonly offline: boolean;
  readonly cart: CounterCart | null;
  /** For the customer's phone. */
  readonly handOver: HandOverPorts;
  readonly onConnected: () => void;
  /** A sale or a cart is at the counter again. */
  readonly onResumed: (kind: HeldKind) => void;
  readonly onLock: () => void;
  /** The way out, at the end. */
  readonly leave: ReactNode;
}

/** The code that is being shown, and what shows it: nobody else fetches that. */
interface Handing {
  readonly Panel: ComponentType<HandOverPanelProps>;
  readonly first: Offered;
}

/** Home of the people in the store: where and who, the sale at the counter and its customer, and what waits. */
export const InStorePage = ({ api, inStore, subject, offline, cart, handOver, onConnected, onResumed, onLock, leave }: InStorePageProps) => {
  const { t } = useI18n('in-store');
  const { counter, held, refused } = useInStore(inStore);
  const [changing, setChanging] = useState(false);
  const [handing, setHanding] = useState<Handing | null>(null);
  const store = useQuery({
    queryKey: ['account', subject, 'held-baskets', counter?.storeId],
    queryFn: async () => {
      await inStore.sync();
      return api('agent.baskets');
    },
    enabled: Boolean(counter) && !offline,
    refetchInterval: 60_000,
  });

  const connect: InStore['connect'] = async (chosen) => {
    await inStore.connect(chosen);
    setChanging(false);
    onConnected();
  };
  const form = (storeId?: string, onCancel?: () => void) => (
    <ConnectForm api={api} subject={subject} offline={offline} connect={connect} storeId={storeId} onCancel={onCancel} />
  );
  const resume = async (wanted: Pick<ParkedCart, 'basketId' | 'kind'>) => {
    try {
      const problem = await inStore.resume(wanted, offline);
      if (problem === null) onResumed(wanted.kind);
      return problem;
    } finally {
      if (!offline) void store.refetch();
    }
  };
  const drop = async (basketId: string): Promise<void> => {
    await inStore.drop(basketId);
    if (!offline) await store.refetch();
  };
  const putAside = async (kind: HeldKind, note: string): Promise<void> => {
    await inStore.putAside(kind, note);
    if (!offline) void store.refetch();
  };
  const startHandOver = async (): Promise<void> => {
    const [{ HandOverPanel: Panel }, { offerCart }] = await Promise.all([import('./hand-over-panel.tsx'), import('./hand-over.ts')]);
    const first = await offerCart(handOver);
    setHanding({ Panel, first });
  };
  const endSale = async (): Promise<void> => {
    await handOver.cartPort.clear();
    await inStore.setCustomer(null);
  };
  const unasked = store.data ? undefined : t(offline ? 'inStore.held.unasked' : 'loading');
  const rows = counter ? shownHeld(held, store.data?.baskets ?? [], counter) : [];

  return (
    <TitledPage title={t('inStore.title')} className={styles.page}>
      <Stack gap={5}>
        {offline ? <OfflineNote>{t('inStore.offline')}</OfflineNote> : null}
        {counter === undefined ? <Text role="status">{t('loading')}</Text> : null}
        {counter === null ? form() : null}
        {counter ? (
          <>
            {refused ? (
              <Banner kind="error" role="alert">
                {t('inStore.connect.refused')}
              </Banner>
            ) : null}
            <Row justify="between" align="center">
              <Row align="center" gap={2}>
                <StoreIcon size={20} />
                <Text>{t('inStore.here', { store: counter.storeName, employee: counter.storeEmployeeName })}</Text>
              </Row>
              <Row>
                <Button start={<LockIcon size={18} />} variant="secondary" onClick={onLock}>
                  {t('inStore.lock')}
                </Button>
                <Button variant="quiet" onClick={() => setChanging(true)}>
                  {t('inStore.change')}
                </Button>
              </Row>
            </Row>
            {changing || refused ? form(counter.storeId, refused ? undefined : () => setChanging(false)) : null}
            <CounterPanel cart={cart} offline={offline} putAside={putAside} handOver={handing ? null : startHandOver} />
            {handing ? <handing.Panel ports={handOver} first={handing.first} onClear={endSale} onClose={() => setHanding(null)} /> : null}
            <CustomerPanel customer={counter.customer} offline={offline} find={inStore.findCustomer} attach={inStore.setCustomer} />
            {store.isError && !offline ? (
              <Banner kind="error" role="alert" action={{ label: t('inStore.retry'), onPress: () => void store.refetch() }}>
                {t('inStore.held.failed')}
              </Banner>
            ) : null}
            <HeldList
              title={t('inStore.held.sales')}
              none={unasked ?? t('inStore.held.noneSales')}
              rows={rows.filter(({ kind }) => kind === 'sale')}
              {...{ offline, resume, drop }}
            />
            <HeldList
              title={t('inStore.held.parked')}
              none={unasked ?? t('inStore.held.noneParked')}
              rows={rows.filter(({ kind }) => kind === 'parked')}
              {...{ offline, resume, drop }}
            />
          </>
        ) : null}
        {counter === undefined ? null : (
          <Stack as="section" gap={3} aria-label={t('inStore.leave.title')}>
            <Heading level={2} size="sm">
              {t('inStore.leave.title')}
            </Heading>
            <Text tone="muted">{t('inStore.leave.text')}</Text>
            {leave}
          </Stack>
        )}
      </Stack>
    </TitledPage>
  );
};

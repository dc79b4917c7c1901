import { useId, useState } from 'react';
import type { ParkedCart } from '#contract/calls/store-session.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { customerName } from './customer-name.ts';
import type { ShownHeld } from './shown-held.ts';
import type { ResumeProblem } from './service.ts';
import styles from './in-store-page.module.css';

export interface HeldListProps {
  readonly title: string;
  /** Said where there is none. */
  readonly none: string;
  readonly rows: readonly ShownHeld[];
  readonly offline: boolean;
  readonly resume: (held: Pick<ParkedCart, 'basketId' | 'kind'>) => Promise<ResumeProblem | null>;
  readonly drop: (basketId: string) => Promise<void>;
}

const PROBLEMS = {
  'counter-busy': 'inStore.held.counterBusy',
  'still-sending': 'inStore.held.stillSending',
  'not-kept': 'inStore.held.needsLine',
  'needs-line': 'inStore.held.needsLine',
} as const satisfies Record<ResumeProblem, string>;

/** Baskets put aside, oldest first: who, where and when, what is in them, and the two things that can be done about one. */
export const HeldList = ({ title, none, rows, ...actions }: HeldListProps) => {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {rows.map((held) => (
            <HeldRow key={held.basketId} held={held} {...actions} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};

type HeldRowProps = Pick<HeldListProps, 'offline' | 'resume' | 'drop'> & { readonly held: ShownHeld };

const HeldRow = ({ held, offline, resume, drop }: HeldRowProps) => {
  const i18n = useI18n('in-store');
  const { t } = i18n;
  const { busy, problem, setProblem, send } = useSending(i18n);
  const [sure, setSure] = useState(false);
  const { kind, storeName, employeeName, at, items, note, total, customer, onDevice, elsewhere, refused } = held;
  const moment = i18n.date(at, { dateStyle: 'short', timeStyle: 'short' });

  const attempt = async (work: () => Promise<ResumeProblem | null | void>): Promise<void> => {
    await send(async () => {
      const inTheWay = await work();
      if (inTheWay) setProblem(t(PROBLEMS[inTheWay]));
    });
    setSure(false);
  };

  return (
    <Card as="li" padding="sm">
      <Stack gap={3}>
        <div>
          <Row justify="between" align="baseline">
            <ul className={styles.pieces}>
              {items.map(({ upc, qty, name }) => (
                <li key={upc}>{t('inStore.held.piece', { qty, name: name ?? upc })}</li>
              ))}
            </ul>
            {total ? <Text>{i18n.money(total.amount, total.currency)}</Text> : null}
          </Row>
          {note === undefined ? null : <Text size="sm">{note}</Text>}
          {customer ? <Text size="sm">{t('inStore.customer.attached', { customer: customerName(i18n, customer) })}</Text> : null}
          <Text size="sm" tone="muted">
            {t('inStore.held.where', { store: storeName, employee: employeeName, at: moment })}
          </Text>
          {onDevice ? <Badge tone="caution">{t('inStore.held.onDevice')}</Badge> : null}
        </div>
        {elsewhere ? <Banner compact>{t('inStore.held.otherStore', { store: storeName })}</Banner> : null}
        {refused === undefined ? null : (
          <Banner compact kind="warning">
            {t('inStore.held.refused', { code: refused })}
          </Banner>
        )}
        <ProblemBanner problem={problem} compact />
        {sure ? (
          <Row align="center">
            <Text>{t('inStore.held.dropSure')}</Text>
            <Button variant="secondary" loading={busy} onClick={() => void attempt(() => drop(held.basketId))}>
              {t('inStore.held.drop')}
            </Button>
            <Button variant="quiet" onClick={() => setSure(false)}>
              {t('inStore.held.keep')}
            </Button>
          </Row>
        ) : (
          <Row wrap="fill">
            <Button
              variant={kind === 'sale' ? 'primary' : 'secondary'}
              loading={busy}
              disabled={elsewhere || (offline && kind === 'sale')}
              onClick={() => void attempt(() => resume(held))}
            >
              {t(kind === 'sale' ? 'inStore.held.pay' : 'inStore.held.resume')}
            </Button>
            <Button variant="quiet" disabled={offline && !onDevice} onClick={() => setSure(true)}>
              {t('inStore.held.drop')}
            </Button>
          </Row>
        )}
        {offline && kind === 'sale' ? (
          <Text size="sm" tone="muted">
            {t('inStore.held.needsLine')}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
};

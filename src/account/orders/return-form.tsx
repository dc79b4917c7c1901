import { useId, useState } from 'react';
import type { Purchase } from '#contract/calls/orders.ts';
import { RETURN_REASONS, type ReturnReason } from '#contract/calls/order-states.ts';
import { observe } from '#src/base/observation/observe.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useKeyedSending } from '#src/base/forms/use-keyed-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { DownloadIcon } from '#ui/icon/download-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { OrderViewProps } from './ports.ts';
import { saveFile } from './save-file.ts';
import styles from './order.module.css';

interface Choice {
  readonly qty: number;
  readonly reason: ReturnReason | '';
}

const NONE: Choice = { qty: 0, reason: '' };

/** What goes back for some units, about: the shop's answer says it to the cent. */
const estimate = ({ order }: Purchase, choices: Readonly<Record<string, Choice>>): number =>
  order.items.reduce((sum, { id, qty, price }) => sum + Math.floor((price.priceAfterOrderDiscount * (choices[id]?.qty ?? 0)) / qty), 0);

/** Which units go back and why; the answer is a label. Nothing is drawn while nothing has arrived. */
export const ReturnForm = ({ api, purchase, st, onChange }: OrderViewProps) => {
  const i18n = useI18n('orders', 'errors');
  const { t } = i18n;
  const { busy, problem, setProblem, run } = useKeyedSending(i18n);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const prefix = useId();
  const { order, returnable, returnsUntil } = purchase;
  const open = returnable.some(({ qty }) => qty > 0);
  const units = Object.values(choices).reduce((sum, { qty }) => sum + qty, 0);

  const choose = (itemId: string, change: Partial<Choice>): void => {
    setSaid('');
    setProblem('');
    setChoices({ ...choices, [itemId]: { ...(choices[itemId] ?? NONE), ...change } });
    setMissing(missing.filter((id) => id !== itemId));
  };
  /** An item's id is the shop's: its place is what a control is named by. */
  const controlOf = (itemId: string | undefined, part: 'qty' | 'why'): string =>
    `${prefix}-${order.items.findIndex(({ id }) => id === itemId)}-${part}`;
  const focusOn = (id: string): void => document.getElementById(id)?.focus();

  const send = async (): Promise<void> => {
    const chosen = Object.entries(choices).filter(([, { qty }]) => qty > 0);
    const first = returnable.find(({ qty }) => qty > 0);
    if (chosen.length === 0) {
      setProblem(t('return.none'));
      if (first) focusOn(controlOf(first.itemId, 'qty'));
      return;
    }
    const without = chosen.flatMap(([itemId, { reason }]) => (reason === '' ? [itemId] : []));
    setMissing(without);
    if (without.length > 0) return focusOn(controlOf(without[0], 'why'));
    const lines = chosen.flatMap(([itemId, { qty, reason }]) => (reason === '' ? [] : [{ itemId, qty, reason }]));
    await run(JSON.stringify(lines), async (key) => {
      const answer = await api('consumer.returnLabel', { params: { orderId: order.orderNumber }, body: { st, lines }, key });
      observe({ what: 'returned', order, lines: answer.return.lines });
      saveFile(answer.label);
      setChoices({});
      setSaid(t('return.done'));
      onChange(answer.purchase);
    });
  };

  if (!open) return <p role="status">{said}</p>;
  return (
    <section aria-labelledby="return">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={4}>
          <Heading level={2} size="md" id="return">
            {t('return.title')}
          </Heading>
          {returnsUntil ? (
            <p className={styles.quiet}>{t('return.until', { date: i18n.date(returnsUntil, { dateStyle: 'short', timeZone: 'UTC' }) })}</p>
          ) : null}
          <TextLink href={`/${i18n.locale.id}/help/returns/how-to-return`}>{t('return.how')}</TextLink>
          <ProblemBanner problem={problem} compact />
          <ul className={styles.returns}>
            {order.items.map(({ id, name, attributes }) => {
              const may = returnable.find(({ itemId }) => itemId === id);
              const { qty, reason } = choices[id] ?? NONE;
              return (
                <li key={id} className={styles.shipment}>
                  <p className={styles.subheading}>{[name, ...attributes.map(({ label }) => label)].join(' · ')}</p>
                  {may?.why ? <p className={styles.quiet}>{t(`return.not.${may.why}`)}</p> : null}
                  {may && may.qty > 0 ? (
                    <div className={styles.choice}>
                      <Field id={controlOf(id, 'qty')} label={t('return.qty', { name })}>
                        <Select value={String(qty)} onChange={({ target }) => choose(id, { qty: Number(target.value) })}>
                          {Array.from({ length: may.qty + 1 }, (_, count) => (
                            <option key={count} value={count}>
                              {i18n.number(count)}
                            </option>
                          ))}
                        </Select>
                      </Field>
                      {qty > 0 ? (
                        <Field
                          id={controlOf(id, 'why')}
                          label={t('return.why', { name })}
                          error={missing.includes(id) ? t('error.form.required') : undefined}
                          required
                        >
                          <Select
                            value={reason}
                            onChange={({ target }) => choose(id, { reason: RETURN_REASONS.find((known) => known === target.value) ?? '' })}
                          >
                            <option value="">{t('return.pick')}</option>
                            {RETURN_REASONS.map((known) => (
                              <option key={known} value={known}>
                                {t(`return.reason.${known}`)}
                              </option>
                            ))}
                          </Select>
                        </Field>
                      ) : null}
                    </div>
                  ) : null}
                </li>
              );
            })}
          </ul>
          {units > 0 ? (
            <p className={styles.quiet}>{t('return.refund', { money: i18n.money(estimate(purchase, choices), order.totals.currency) })}</p>
          ) : null}
          <Button className={styles.send} type="submit" loading={busy} start={<DownloadIcon size={18} />}>
            {t('return.submit')}
          </Button>
          <p role="status">{said}</p>
        </Stack>
      </form>
    </section>
  );
};

import { type FormEvent, useState } from 'react';
import { ADJUSTMENT_KINDS, ADJUSTMENT_REASONS, type AdjustmentKind, type AdjustmentReason } from '#contract/adjustment-rules.ts';
import type { Cart } from '#contract/cart.ts';
import { ApiError } from '#contract/client/client.ts';
import type { NewAdjustment, PriceAdjustment } from '#contract/price-adjustment.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { formatValue, parseValue } from './adjustment-value.ts';

export interface AdjustmentFormProps {
  readonly cart: Cart;
  /** The adjustment that is edited; absent: a new one. */
  readonly changed?: PriceAdjustment | undefined;
  /** Without the server no price can be changed, because the device does not know what is allowed. */
  readonly resting: boolean;
  readonly save: (adjustment: NewAdjustment) => Promise<void>;
  readonly leave?: (() => void) | undefined;
}

type Target = Pick<NewAdjustment, 'level' | 'itemId' | 'shippingId'>;

/** What a price adjustment can apply to, with its name. */
const targetsOf = (cart: Cart, i18n: ReturnType<typeof useI18n>): { readonly name: string; readonly target: Target }[] => [
  ...cart.items
    .filter(({ bonus }) => !bonus)
    .map(({ id, name, attributes }) => ({
      name: [name, ...attributes.map(({ label }) => label)].join(', '),
      target: { level: 'ITEM' as const, itemId: id },
    })),
  { name: i18n.t('adjust.order'), target: { level: 'ORDER' } },
  ...cart.shipments
    .filter(({ code }) => code !== 'digital')
    .map(({ shippingId, code }) => ({
      name:
        cart.shippingMethods.find((entry) => entry.shippingId === shippingId)?.applicableShippingMethods.find((method) => method.code === code)
          ?.label ?? i18n.t('totals.shipping'),
      target: { level: 'SHIPPING' as const, shippingId },
    })),
];

const keyOf = ({ level, itemId, shippingId }: Target): string => [level, itemId ?? shippingId ?? ''].join(' ');

interface Bound {
  readonly percent: number;
  /** Minor units. */
  readonly amount: number;
}

/** A bound in the terms of what is typed. */
const boundText = (i18n: ReturnType<typeof useI18n>, { percent, amount }: Bound, kind: AdjustmentKind, currency: string): string =>
  kind === 'PERCENT' ? i18n.number(percent / 100, { style: 'percent' }) : i18n.money(amount, currency);

/** The least that can be typed: an amount has a smallest coin, a percentage only has to be more than nothing. */
const leastText = (i18n: ReturnType<typeof useI18n>, kind: AdjustmentKind, currency: string): string =>
  kind === 'PERCENT' ? i18n.t('adjust.abovePercent') : (problemText(i18n, `minValue:${i18n.money(1, currency)}`) ?? '');

/** The maximum, if the server's refusal states it. */
const limitText = (i18n: ReturnType<typeof useI18n>, failure: unknown, kind: AdjustmentKind, currency: string): string | undefined => {
  if (!(failure instanceof ApiError) || failure.code !== 'WMK422A') return undefined;
  const { maxPercent, maxAmount } = failure.refused.details;
  if (typeof maxPercent !== 'number' || typeof maxAmount !== 'number' || maxAmount < 1) return undefined;
  return problemText(i18n, `maxValue:${boundText(i18n, { percent: maxPercent, amount: maxAmount }, kind, currency)}`);
};

/** A form for one price adjustment: target, amount and reason. */
export const PriceAdjustmentForm = ({ cart, changed, resting, save, leave }: AdjustmentFormProps) => {
  const i18n = useI18n('adjust', 'shop', 'errors');
  const { t } = i18n;
  const targets = targetsOf(cart, i18n);
  const [key, setKey] = useState(changed ? keyOf(changed) : '');
  const [kind, setKind] = useState<AdjustmentKind>(changed?.kind ?? 'PERCENT');
  const [text, setText] = useState(changed ? formatValue(changed.value, changed.kind, cart.currency) : '');
  const [reason, setReason] = useState<AdjustmentReason>(changed?.reason ?? 'DAMAGED');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const target = targets.find((candidate) => keyOf(candidate.target) === key)?.target ?? targets[0]?.target;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const value = parseValue(text, kind, cart.currency);
    if (value === undefined || !target) {
      setProblem(leastText(i18n, kind, cart.currency));
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      await save({ ...target, kind, value, reason });
      setText('');
    } catch (failure) {
      const { text: said } = await failureText(i18n, failure);
      setProblem([said, limitText(i18n, failure, kind, cart.currency)].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Field label={t('adjust.of')}>
          <Select value={target ? keyOf(target) : ''} disabled={changed !== undefined} onChange={(event) => setKey(event.target.value)}>
            {targets.map(({ name, target: of }) => (
              <option key={keyOf(of)} value={keyOf(of)}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('adjust.kind')}>
          <Select value={kind} onChange={(event) => setKind(event.target.value as AdjustmentKind)}>
            {ADJUSTMENT_KINDS.filter((one) => one !== 'FIXED_PRICE' || target?.level !== 'ORDER').map((one) => (
              <option key={one} value={one}>
                {t(`adjust.kind.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('adjust.value')} error={problem || undefined}>
          <TextInput value={text} inputMode="decimal" autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label={t('adjust.reason')}>
          <Select value={reason} onChange={(event) => setReason(event.target.value as AdjustmentReason)}>
            {ADJUSTMENT_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`adjust.reason.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Row>
          <Button type="submit" variant="secondary" loading={busy} disabled={resting}>
            {t(changed ? 'adjust.change' : 'adjust.add')}
          </Button>
          {leave ? (
            <Button type="button" variant="secondary" onClick={leave}>
              {t('adjust.leave')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
};

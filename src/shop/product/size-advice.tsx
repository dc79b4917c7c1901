import '#contract/calls/wire-components.gen.ts';
import { useQuery } from '@tanstack/react-query';
import type { SizeAdvice as Advice } from '#contract/calls/discovery.ts';
import type { ProductDetails } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useFoot } from '#src/base/foot-size/foot-size.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Text } from '#ui/text/text.tsx';
import { footSizesQuery, sizeOfFoot } from './foot-sizes.ts';
import styles from './size-advice.module.css';

const SIZE = 'size';
const FRESH = 5 * 60_000;

export interface SizeAdviceProps {
  readonly product: Pick<ProductDetails, 'masterId' | 'sizeChartType' | 'attributes'>;
  /** Value of the size that is chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (size: string) => void;
}

/** A size for this shopper and why; nothing for somebody of whom neither the shop nor the device knows a size. */
export const SizeAdvice = (props: SizeAdviceProps) => {
  const isKnown = useSession().type === 'Registered';
  const foot = useFoot();
  const { sizeChartType } = props.product;
  if (sizeChartType === undefined || (!isKnown && foot === undefined)) return null;
  return <Known {...props} chart={sizeChartType} foot={foot} />;
};

const ORDERED = { kept: 'sizes.kept', 'too-small': 'sizes.tooSmall', 'too-large': 'sizes.tooLarge' } as const;
const MM_PER = { cm: 10, in: 25.4 } as const;

const reasonsOf = ({ t }: I18n, { ordered, fit }: Advice): string[] => [
  t(ORDERED[ordered.outcome], { size: ordered.label, name: ordered.name }),
  ...(fit ? [t(fit.runs === 'small' ? 'sizes.runsSmall' : 'sizes.runsLarge', { count: fit.count })] : []),
];

const Known = ({ product, chosen, onChoose, chart, foot }: SizeAdviceProps & { readonly chart: string; readonly foot: number | undefined }) => {
  const i18n = useI18n('sizes');
  const { t, locale } = i18n;
  const api = useApi();
  const { type, subject } = useSession();
  const { masterId } = product;
  // Another account is another question. What cannot be had is not said.
  const { data, isLoading } = useQuery({
    queryKey: ['products.sizeAdvice', subject, masterId],
    queryFn: ({ signal }) => api('products.sizeAdvice', { params: { productId: masterId }, signal }),
    enabled: type === 'Registered',
    retry: false,
    staleTime: FRESH,
  });
  const { data: feet } = useQuery({ ...footSizesQuery(api), enabled: foot !== undefined && chart.startsWith('shoes-'), retry: false });
  if (isLoading) return null;
  const ordered = type === 'Registered' ? data?.advice : undefined;
  const sizes = product.attributes.find((attribute) => attribute.type === SIZE)?.options.map(({ value }) => value);
  const group = feet?.groups.find(({ productType }) => productType === chart);
  const byFoot = foot === undefined ? undefined : sizeOfFoot(group, foot, sizes);
  const found = ordered ?? byFoot;
  if (!found) return null;
  const { measures } = settingsFor(locale.id);
  const unit = measures.sizes === 'US' && measures.distance === 'mi' ? 'in' : 'cm';
  const length = i18n.number((foot ?? 0) / MM_PER[unit], { style: 'unit', unit: unit === 'in' ? 'inch' : 'centimeter', maximumFractionDigits: 1 });
  const reasons = ordered ? reasonsOf(i18n, ordered) : [t('sizes.byFoot', { length })];
  return (
    <div className={styles.advice}>
      <Text size="sm" className={styles.size}>
        {t('sizes.suggest', { size: found.label })}
      </Text>
      <Text size="sm" tone="muted">
        {reasons.join(' ')}
      </Text>
      {chosen === found.size ? null : (
        <Button variant="link" size="sm" onClick={() => onChoose(found.size)}>
          {t('sizes.choose', { size: found.label })}
        </Button>
      )}
    </div>
  );
};

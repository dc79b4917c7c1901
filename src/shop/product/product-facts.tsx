import type { ReactNode } from 'react';
import type { ProductDetails } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Accordion, type AccordionItem } from '#ui/accordion/accordion.tsx';
import { BenefitRatings } from './benefit-ratings.tsx';
import styles from './product-facts.module.css';

/** Details, materials, care and ratings, folded; only what there is to say. */
export const ProductFacts = ({ product }: { product: ProductDetails }) => {
  const i18n = useI18n('shop');
  const { features, materials, care, benefitRatings } = product.details;
  const sections: readonly (readonly [id: string, title: string, content: ReactNode])[] = [
    ['details', i18n.t('product.details'), features.length > 0 && <Points points={features} />],
    ['ratings', i18n.t('product.ratings'), benefitRatings.length > 0 && <BenefitRatings ratings={benefitRatings} />],
    ['materials', i18n.t('product.materials'), materials.length > 0 && <Points points={materials} />],
    ['care', i18n.t('product.care'), care.length > 0 && <Points points={care} />],
    ['model', i18n.t('product.model'), product.modelMeasurements && <p>{product.modelMeasurements}</p>],
  ];
  const items = sections.flatMap(([id, title, content], index): AccordionItem[] => (content ? [{ id, title, content, open: index === 0 }] : []));
  return items.length > 0 ? <Accordion items={items} headingLevel={2} /> : null;
};

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

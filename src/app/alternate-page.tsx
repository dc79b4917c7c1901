import { useLocation } from '@tanstack/react-router';
// The server draws personal screens, whose parts come later: the rules of their heading belong to the document.
import '#ui/layout/titled-page.tsx';
import { CategoryPage } from '#src/catalogue/category-page.tsx';
import { ContentScreen } from '#src/content/content-screen.tsx';
import type { Alternate } from './load-alternate.ts';
import { PersonalScreen } from './personal-screen.tsx';
import { ProductScreen } from './product-screen.tsx';
import { quickShopPort } from './quick-shop-port.ts';

/** What was found at an address that has no route of its own. */
export const AlternatePage = ({ found }: { found: Alternate }) => {
  const path = useLocation({ select: (location) => location.pathname });
  if (found.kind === 'category') return <CategoryPage category={found.category} path={path} {...quickShopPort} />;
  if (found.kind === 'personal') return <PersonalScreen path={found.path} />;
  if (found.kind === 'product') return <ProductScreen product={found.product} search={{}} />;
  return <ContentScreen page={found.page} {...quickShopPort} />;
};

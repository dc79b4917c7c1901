import type { FixedPage } from '#contract/calls/content.ts';
import { LateArea } from '#src/shop/content/area/late-area.tsx';
import { quickShopPort } from './quick-shop-port.ts';

/** What the content service has for a page about a person, or for a dialog. */
export const PersonalArea = ({ page }: { readonly page: FixedPage }) => <LateArea area={{ page }} {...quickShopPort} />;

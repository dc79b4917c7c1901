import { type ReactNode, use } from 'react';
import type { Program } from '#contract/calls/programs.ts';
import { ProgramBanners } from '#src/account/discount-programs/program-banners.tsx';
import { useApi } from '#src/base/api/use-api.ts';
import { I18nContext } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { openTerms } from '#src/shell/composition/employee-terms.ts';
import { groundProps } from '#src/shop/content/block-ground.ts';
import { blockMarks } from '#src/shop/content/block-marks.ts';
import type { HandedInProps } from '#src/shop/content/block-ports.ts';
import styles from './spend-block.module.css';

type SpendKind = 'spend-banner-athlete' | 'associate-discount-banner' | 'prosumer-banner';

/** Whose banner each kind is (spec 2 §6). */
const PROGRAMS: Readonly<Record<SpendKind, readonly Program[]>> = {
  'spend-banner-athlete': ['ATHLETE'],
  'associate-discount-banner': ['EMPLOYEE'],
  'prosumer-banner': ['WRANX', 'IPA'],
};

/** How much of a yearly credit is used, for whom it is so; everybody else sees nothing. Guests are not even asked for. */
export const SpendBlock = ({ block }: HandedInProps<SpendKind>) => {
  const i18n = use(I18nContext);
  const api = useApi();
  const { subject, type } = useSession();
  if (type !== 'Registered') return null;
  return (
    <SpendFrame block={block}>
      <ProgramBanners api={api} subject={subject} only={PROGRAMS[block.kind]} onTerms={() => void (i18n && openTerms(i18n))} />
    </SpendFrame>
  );
};

/** The place of a banner on the page. */
export const SpendFrame = ({ block, children }: HandedInProps<SpendKind> & { readonly children: ReactNode }) => (
  <div {...blockMarks(block)} {...groundProps(block.backgroundColor, styles.ground)}>
    <div className={styles.banner}>{children}</div>
  </div>
);

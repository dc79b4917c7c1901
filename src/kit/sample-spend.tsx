import type { ProgramStatus } from '#contract/calls/programs.ts';
import type { SpendBannerBlock } from '#contract/calls/content/shopper-blocks.ts';
import { ProgramBanners } from '#src/account/discount-programs/program-banners.tsx';
import type { Api } from '#src/base/api/client.ts';
import { SpendFrame } from '#src/shell/blocks/spend-block.tsx';

const status = (program: ProgramStatus['program'], more: Partial<ProgramStatus> = {}): ProgramStatus => ({
  program,
  rate: 30_000,
  currency: 'USD',
  annualAmount: 1_500_00,
  currentSpend: 486_50,
  active: true,
  ...more,
});
const STATUSES: Readonly<Record<SpendBannerBlock['kind'], readonly ProgramStatus[]>> = {
  'spend-banner-athlete': [status('ATHLETE', { rate: 0, payment: { code: 'ATHLETES_PAYMENT', additionalData: { remainingAmount: 1_013_50 } } })],
  'associate-discount-banner': [status('EMPLOYEE', { rate: 40_000, termsAccepted: true })],
  'prosumer-banner': [status('WRANX'), status('IPA', { currentSpend: 1_500_00, active: false })],
};
const nothing = (): void => undefined;

/** A spend banner as somebody sees it who has the programme, whoever looks at the page. */
export const SampleSpend = ({ block }: { readonly block: SpendBannerBlock }) => (
  <SpendFrame block={block}>
    <ProgramBanners api={answering({ programs: STATUSES[block.kind] })} subject={`kit-${block.kind}`} onTerms={nothing} />
  </SpendFrame>
);

const answering = (answer: unknown): Api => (() => Promise.resolve(answer)) as unknown as Api;

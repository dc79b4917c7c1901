import type { MemberStatus } from '#contract/calls/consumer.ts';
import type { Program } from '#contract/calls/programs.ts';
import type { Db } from '#server/platform/db/open.ts';
import { readPrograms } from '#server/commerce/discount-programs/program-status.ts';
import { readHolding } from './book.ts';
import { balanceOf } from './ledger.ts';
import { findMember } from './members.ts';

const isIdentity = (program: Program): program is 'WRANX' | 'IPA' => program === 'WRANX' || program === 'IPA';

/** What membership and programmes say of a consumer, as the profile shows it (spec 2 §3). */
export const readMemberStatus = async (db: Db, accountId: string, { withPoints, now }: { withPoints: boolean; now: Date }): Promise<MemberStatus> => {
  const member = await findMember(db, accountId);
  const programs = await readPrograms(db, accountId, now);
  const athlete = programs.find(({ program }) => program === 'ATHLETE');
  const employee = programs.find(({ program }) => program === 'EMPLOYEE');
  const professional = programs.filter(({ program }) => isIdentity(program));
  const [prosumer] = professional;
  return {
    isLoyaltyMember: member !== undefined,
    ...(member && {
      loyaltyOptInDate: member.joinedAt.toISOString(),
      memberId: member.memberId,
      ...(withPoints && { loyaltySummary: { points: { balance: balanceOf(await readHolding(db, accountId), now) } } }),
    }),
    ...(athlete && { athlete: { currentSpend: athlete.currentSpend, annualCredit: athlete.annualAmount } }),
    ...(employee && {
      isEmployeeDiscountTCAccepted: employee.termsAccepted ?? false,
      employee: { currentSpend: employee.currentSpend, annualCap: employee.annualAmount },
    }),
    ...(prosumer && { prosumer: { currentSpend: prosumer.currentSpend, annualCredit: prosumer.annualAmount } }),
    ...(professional.length > 0 && { identity: professional.flatMap(({ program }) => (isIdentity(program) ? [{ type: program }] : [])) }),
  };
};

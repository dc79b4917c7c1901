import { storageCondition, StorageTrouble } from './storage-trouble.ts';

/** The error of a rule, as opposed to one of the storage. */
export class RuleThrew extends Error {}

/** Runs a rule inside a transaction. */
export function runRule<T>(rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    throw new RuleThrew('rule', { cause: error });
  }
}

/** The error for the caller of a failed transaction: a rule's own error unchanged, anything else as the storage's condition. */
export const troubleOf = (error: unknown): unknown => (error instanceof RuleThrew ? error.cause : new StorageTrouble(storageCondition(error), error));

/** Opening the database again may help. */
export const isLost = (trouble: unknown): boolean => trouble instanceof StorageTrouble && trouble.condition === 'lost';

import { storageCondition, StorageTrouble } from '../replay/storage-trouble.ts';

/** What a rule threw is its own affair, not the storage's. */
export class RuleThrew extends Error {}

/** Runs a rule inside a transaction. */
export function runRule<T>(rule: () => T): T {
  try {
    return rule();
  } catch (error) {
    throw new RuleThrew('rule', { cause: error });
  }
}

/** What the caller of a failed transaction is told: a rule's own error as it is, anything else by the condition that the storage is in. */
export const troubleOf = (error: unknown): unknown => (error instanceof RuleThrew ? error.cause : new StorageTrouble(storageCondition(error), error));

/** Opening the database again may help. */
export const isLost = (trouble: unknown): boolean => trouble instanceof StorageTrouble && trouble.condition === 'lost';

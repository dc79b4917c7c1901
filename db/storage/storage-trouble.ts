/**
 * Full or forbidden storage is a named condition, so that the shopper can be informed. `quota`: no space; `denied`: storage is forbidden (private
 * mode); `lost`: the browser closed the database or is deleting it; `newer`: a newer version of the app has it open; `failed`: anything else.
 */
export type StorageCondition = 'quota' | 'denied' | 'lost' | 'newer' | 'failed';

export class StorageTrouble extends Error {
  readonly condition: StorageCondition;
  constructor(condition: StorageCondition, cause?: unknown) {
    super(`storage: ${condition}`, { cause });
    this.name = 'StorageTrouble';
    this.condition = condition;
  }
}

const BY_NAME: Readonly<Record<string, StorageCondition>> = {
  QuotaExceededError: 'quota',
  SecurityError: 'denied',
  MissingAPIError: 'denied',
  InvalidStateError: 'lost',
  AbortError: 'lost',
  DatabaseClosedError: 'lost',
  UnknownError: 'lost',
  TransactionInactiveError: 'lost',
  VersionError: 'newer',
};

/** The name is at different depths: Dexie wraps the browser's error, an abort wraps the reason. */
export function storageCondition(error: unknown): StorageCondition {
  for (let at: unknown = error, depth = 0; at && typeof at === 'object' && depth < 4; depth++) {
    const { name, inner, cause } = at as { name?: unknown; inner?: unknown; cause?: unknown };
    const found = typeof name === 'string' ? BY_NAME[name] : undefined;
    if (found) return found;
    at = inner ?? cause;
  }
  return 'failed';
}

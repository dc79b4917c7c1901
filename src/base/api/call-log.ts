import type { CallRecord } from '#contract/client/client.ts';

const KEPT = 50;
const records: CallRecord[] = [];

/** Every call leaves one line: name, status, time, ids; nothing that was asked or answered (spec 1 §7). The last ones go into the sync report. */
export const logCall = (record: CallRecord): void => {
  records.push(record);
  if (records.length > KEPT) records.shift();
};

export const recentCalls = (): readonly CallRecord[] => [...records];

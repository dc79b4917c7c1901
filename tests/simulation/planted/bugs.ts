import { ANSWER_BUGS } from './answer-bugs.ts';
import type { Bug } from './bug.ts';
import { IDENTITY_BUGS } from './identity-bugs.ts';
import { OUTBOX_BUGS } from './outbox-bugs.ts';
import { REBUILD_BUGS } from './rebuild-bugs.ts';
import { REQUEST_BUGS } from './request-bugs.ts';

export const BUGS: readonly Bug[] = [...OUTBOX_BUGS, ...REQUEST_BUGS, ...ANSWER_BUGS, ...REBUILD_BUGS, ...IDENTITY_BUGS];

import type { Handlers } from '#server/platform/http/handlers.ts';
import { registerForEvent } from './event-registration.ts';

export interface EnrollmentPorts {
  /** A letter was written: look soon. */
  readonly wakeMail: () => void;
}

export const enrollmentHandlers = ({ wakeMail }: EnrollmentPorts) =>
  ({
    'consumer.eventRegistration': async ({ body }, ctx) => {
      const answer = await registerForEvent(body, ctx);
      ctx.afterCommit(wakeMail);
      return answer;
    },
  }) satisfies Handlers<'consumer.eventRegistration'>;

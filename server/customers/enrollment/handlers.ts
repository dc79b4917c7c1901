import type { Handlers } from '#server/platform/http/handlers.ts';
import { registerForEvent } from './event-registration.ts';

export const enrollmentHandlers = () =>
  ({ 'consumer.eventRegistration': ({ body }, ctx) => registerForEvent(body, ctx) }) satisfies Handlers<'consumer.eventRegistration'>;

import * as z from 'zod/mini';

/** For a form that asks for a new password twice: the second, `passwordConfirmation`, is the first (FE340). */
export const typedTwice = <Name extends string>(name: Name) =>
  z.refine<Readonly<Record<Name | 'passwordConfirmation', string>>>((values) => values[name] === values.passwordConfirmation, {
    error: 'sameAs:password',
    path: ['passwordConfirmation'],
  });

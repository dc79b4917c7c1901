import type { Words } from '#src/i18n/words.ts';

/** Words for what is wrong with a field. What is no short name is words already: a message of the shop. */
export const problemText = (words: Words, problem: string | undefined): string | undefined => {
  if (problem === undefined || problem === '') return undefined;
  const [name, bound] = problem.split(':');
  switch (name) {
    case 'required':
      return words.t('error.form.required');
    case 'requiredCheckbox':
      return words.t('error.form.requiredCheckbox');
    case 'email':
      return words.t('error.form.email');
    case 'name':
      return words.t('error.form.name');
    case 'phone':
      return words.t('error.form.phone');
    case 'postalCode':
      return words.t('error.form.postalCode');
    case 'poBox':
      return words.t('error.poBox');
    case 'passwordsDiffer':
      return words.t('error.passwordsDiffer');
    case 'password':
      return words.t('error.form.password');
    case 'guestName':
      return words.t('error.form.guestName');
    case 'date':
      return words.t('error.form.date');
    case 'dateOnOrBefore':
    case 'dateOnOrAfter':
      return words.t(`error.form.${name}`, { date: words.date(`${bound}T12:00:00Z`) });
    case 'min':
      return words.t('error.form.minLength', { min: Number(bound) });
    case 'max':
      return words.t('error.form.maxLength', { max: Number(bound) });
    default:
      return problem;
  }
};

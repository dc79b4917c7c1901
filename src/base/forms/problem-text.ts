import type { Words } from '#src/base/i18n/words.ts';

/** Words for what is wrong with a field. What is no short name is words already: a message of the shop. */
export const problemText = (words: Words, problem: string | undefined): string | undefined => {
  if (problem === undefined || problem === '') return undefined;
  const colon = problem.indexOf(':');
  const name = colon < 0 ? problem : problem.slice(0, colon);
  const bound = colon < 0 ? '' : problem.slice(colon + 1);
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
    case 'postalRegion':
      return words.t(`error.form.${name}`, { country: bound || words.locale.country });
    case 'poBox':
      return words.t('error.poBox');
    case 'sameAs':
      return words.t('error.form.sameAs', { other: bound });
    case 'pattern':
      return words.t('error.form.pattern', { pattern: bound });
    case 'password':
      return words.t('error.form.password');
    case 'guestName':
      return words.t('error.form.guestName');
    case 'date':
      return words.t('error.form.date');
    case 'dateOnOrBefore':
    case 'dateOnOrAfter':
      return words.t(`error.form.${name}`, { date: words.date(`${bound}T12:00:00Z`) });
    case 'exact':
      return words.t('error.form.exactLength', { length: Number(bound) });
    case 'minValue':
      return words.t('error.form.minValue', { min: bound });
    case 'maxValue':
      return words.t('error.form.maxValue', { max: bound });
    case 'min':
      return words.t('error.form.minLength', { min: Number(bound) });
    case 'max':
      return words.t('error.form.maxLength', { max: Number(bound) });
    default:
      return problem;
  }
};

import type { I18n } from '#src/base/i18n/i18n.ts';

/** Words for what is wrong with a field. What is no short name is words already: a message of the shop. */
export const problemText = (i18n: I18n, problem: string | undefined): string | undefined => {
  if (problem === undefined || problem === '') return undefined;
  const colon = problem.indexOf(':');
  const name = colon < 0 ? problem : problem.slice(0, colon);
  const bound = colon < 0 ? '' : problem.slice(colon + 1);
  switch (name) {
    case 'required':
      return i18n.t('error.form.required');
    case 'requiredCheckbox':
      return i18n.t('error.form.requiredCheckbox');
    case 'email':
      return i18n.t('error.form.email');
    case 'name':
      return i18n.t('error.form.name');
    case 'phone':
      return i18n.t('error.form.phone');
    case 'postalCode':
    case 'postalRegion':
      return i18n.t(`error.form.${name}`, { country: bound || i18n.locale.country });
    case 'poBox':
      return i18n.t('error.poBox');
    case 'sameAs':
      return i18n.t('error.form.sameAs', { other: bound });
    case 'pattern':
      return i18n.t('error.form.pattern', { pattern: bound });
    case 'password':
      return i18n.t('error.form.password');
    case 'guestName':
      return i18n.t('error.form.guestName');
    case 'date':
      return i18n.t('error.form.date');
    case 'dateOnOrBefore':
    case 'dateOnOrAfter':
      return i18n.t(`error.form.${name}`, { date: i18n.date(`${bound}T12:00:00Z`) });
    case 'exact':
      return i18n.t('error.form.exactLength', { length: Number(bound) });
    case 'minValue':
      return i18n.t('error.form.minValue', { min: bound });
    case 'maxValue':
      return i18n.t('error.form.maxValue', { max: bound });
    case 'min':
      return i18n.t('error.form.minLength', { min: Number(bound) });
    case 'max':
      return i18n.t('error.form.maxLength', { max: Number(bound) });
    default:
      return problem;
  }
};

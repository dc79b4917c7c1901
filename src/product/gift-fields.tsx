import type { GiftOption } from '#contract/cart.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Field } from '#ui/field/field.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import styles from './gift-fields.module.css';

/** Bounds of the wire (`giftOptionSchema`). */
const TO_MAX = 60;
const MESSAGE_MAX = 240;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type GiftDraft = Required<GiftOption>;
export type GiftErrors = Partial<Record<keyof GiftDraft, true>>;
export const EMPTY_GIFT: GiftDraft = { to: '', email: '', message: '' };

/** What is wrong with who gets the card; nothing wrong: an empty object. */
export const checkGift = ({ to, email }: GiftDraft): GiftErrors => ({
  ...(to.trim() === '' && { to: true }),
  ...(!EMAIL.test(email.trim()) && { email: true }),
});

/** As it goes into the basket. */
export const giftOf = ({ to, email, message }: GiftDraft): GiftOption => ({ to: to.trim(), email: email.trim(), message: message.trim() });

/** Who a digital gift card goes to, and what it says. */
export const GiftFields = ({ value, errors, onChange }: { value: GiftDraft; errors: GiftErrors; onChange: (value: GiftDraft) => void }) => {
  const words = useWords();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{words.t('gift.legend')}</legend>
      <Field label={words.t('gift.to')} required error={errors.to && words.t('gift.toMissing')} id="gift-to">
        <TextInput value={value.to} maxLength={TO_MAX} autoComplete="off" onChange={(event) => onChange({ ...value, to: event.target.value })} />
      </Field>
      <Field label={words.t('gift.email')} required error={errors.email && words.t('gift.emailWrong')} id="gift-email">
        <TextInput
          type="email"
          value={value.email}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onChange({ ...value, email: event.target.value })}
        />
      </Field>
      <Field label={words.t('gift.message')} optional hint={words.t('gift.messageLeft', { count: MESSAGE_MAX - value.message.length })}>
        <Textarea rows={3} value={value.message} maxLength={MESSAGE_MAX} onChange={(event) => onChange({ ...value, message: event.target.value })} />
      </Field>
    </fieldset>
  );
};

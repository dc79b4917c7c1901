import { type FormEvent, useRef, useState } from 'react';
import { EMAIL_MAX } from '#contract/constants.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Field } from '#ui/field/field.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { checkGift, GIFT_MESSAGE_MAX, GIFT_TO_MAX, giftDraft, type GiftErrors, giftOf, sendDays } from './gift-option.ts';
import styles from './gift-option-dialog.module.css';

/** Who a present is for and what it says; a gift card also when and where it is mailed. Closes with the gift option, or null: none. */
export default function GiftOptionDialog({ props, close }: DialogContent<'add-gift-option'>) {
  const i18n = useI18n('shop');
  const form = useRef<HTMLFormElement>(null);
  const [gift, setGift] = useState(() => giftDraft(props.value));
  const [errors, setErrors] = useState<GiftErrors>({});
  const [days] = useState(() => sendDays(new Date()));
  const kind = props.kind ?? 'email';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const now = new Date();
    const wrong = checkGift(gift, kind, now);
    setErrors(wrong);
    const first = (['to', 'email', 'sendOn'] as const).find((name) => wrong[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else close(giftOf(gift, kind, now));
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <DialogBody>
        <div className={styles.fields}>
          <p>{i18n.t(kind === 'email' ? 'gift.text' : 'gift.cardText', { name: props.name })}</p>
          <Field label={i18n.t('gift.to')} required error={errors.to && i18n.t('gift.toMissing')}>
            <TextInput
              name="to"
              value={gift.to}
              maxLength={GIFT_TO_MAX}
              autoComplete="off"
              onChange={(event) => setGift({ ...gift, to: event.target.value })}
              data-autofocus=""
            />
          </Field>
          {kind === 'email' ? (
            <Field label={i18n.t('gift.email')} required error={errors.email && i18n.t('gift.emailWrong')}>
              <TextInput
                name="email"
                type="email"
                value={gift.email}
                maxLength={EMAIL_MAX}
                autoComplete="off"
                onChange={(event) => setGift({ ...gift, email: event.target.value })}
              />
            </Field>
          ) : null}
          <Field label={i18n.t('gift.message')} optional hint={i18n.t('gift.messageLeft', { count: GIFT_MESSAGE_MAX - gift.message.length })}>
            <Textarea
              name="message"
              rows={4}
              value={gift.message}
              maxLength={GIFT_MESSAGE_MAX}
              onChange={(event) => setGift({ ...gift, message: event.target.value })}
            />
          </Field>
          {kind === 'email' ? (
            <Field label={i18n.t('gift.sendOn')} optional hint={i18n.t('gift.sendOnHint')} error={errors.sendOn && i18n.t('gift.sendOnWrong')}>
              <TextInput
                name="sendOn"
                type="date"
                value={gift.sendOn}
                min={days.min}
                max={days.max}
                onChange={(event) => setGift({ ...gift, sendOn: event.target.value })}
              />
            </Field>
          ) : null}
        </div>
      </DialogBody>
      <DialogFooter>
        {kind === 'message' && props.value ? (
          <Button variant="link" onClick={() => close(null)}>
            {i18n.t('gift.remove')}
          </Button>
        ) : null}
        <Button type="submit" size="lg">
          {i18n.t(props.value || kind === 'message' ? 'gift.save' : 'gift.add')}
        </Button>
      </DialogFooter>
    </form>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { EMAIL_MAX } from '#contract/constants.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Field } from '#ui/field/field.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { checkGift, GIFT_MESSAGE_MAX, GIFT_TO_MAX, giftDraft, type GiftErrors, giftOf } from './gift-option.ts';
import styles from './gift-option-dialog.module.css';

/** Who a digital gift card goes to, and what it says. Closes with the gift option. */
export default function GiftOptionDialog({ props, close }: DialogContent<'add-gift-option'>) {
  const words = useWords('shop');
  const form = useRef<HTMLFormElement>(null);
  const [gift, setGift] = useState(() => giftDraft(props.value));
  const [errors, setErrors] = useState<GiftErrors>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = checkGift(gift);
    setErrors(wrong);
    if (wrong.to || wrong.email) form.current?.querySelector<HTMLElement>(wrong.to ? '[name=to]' : '[name=email]')?.focus();
    else close(giftOf(gift));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <DialogBody>
        <div className={styles.fields}>
          <p>{words.t('gift.text', { name: props.name })}</p>
          <Field label={words.t('gift.to')} required error={errors.to && words.t('gift.toMissing')}>
            <TextInput
              name="to"
              value={gift.to}
              maxLength={GIFT_TO_MAX}
              autoComplete="off"
              onChange={(event) => setGift({ ...gift, to: event.target.value })}
              data-autofocus=""
            />
          </Field>
          <Field label={words.t('gift.email')} required error={errors.email && words.t('gift.emailWrong')}>
            <TextInput
              name="email"
              type="email"
              value={gift.email}
              maxLength={EMAIL_MAX}
              autoComplete="off"
              onChange={(event) => setGift({ ...gift, email: event.target.value })}
            />
          </Field>
          <Field label={words.t('gift.message')} optional hint={words.t('gift.messageLeft', { count: GIFT_MESSAGE_MAX - gift.message.length })}>
            <Textarea
              name="message"
              rows={4}
              value={gift.message}
              maxLength={GIFT_MESSAGE_MAX}
              onChange={(event) => setGift({ ...gift, message: event.target.value })}
            />
          </Field>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" size="lg">
          {words.t(props.value ? 'gift.save' : 'gift.add')}
        </Button>
      </DialogFooter>
    </form>
  );
}

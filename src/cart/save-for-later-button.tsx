import type { CartLine } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { saveForLater } from './saved.ts';

/** Moves a line from the cart to the saved list. */
export const SaveForLaterButton = ({ line }: { line: CartLine }) => {
  const i18n = useI18n('lists', 'shop');
  const { consumerType } = useSession();
  const { name } = line.item;
  const save = (): void => {
    const undo = saveForLater(line);
    showToast({ title: i18n.t('saved.saved', { name }), action: { label: i18n.t('undo'), onPress: undo } });
  };
  // Employees have no saved list (spec 1 §4).
  if (consumerType === 'EMPLOYEE') return null;
  return (
    <Button variant="link" size="sm" start={<ClockIcon size={18} />} aria-label={i18n.t('saved.saveOf', { name })} onClick={save}>
      {i18n.t('saved.save')}
    </Button>
  );
};

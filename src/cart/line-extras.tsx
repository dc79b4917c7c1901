import type { GiftOption } from '#contract/cart.ts';
import type { CartLine } from '#db/cart/view.ts';
import { type GiftKind, giftKindOf } from '#pricing/gift-option.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { askForDesign } from '#src/shop/product-ui/ask-for-design.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { EditIcon } from '#ui/icon/edit-icon.tsx';
import { GiftIcon } from '#ui/icon/gift-icon.tsx';
import { cart } from './cart.ts';

/** Further details of a line: the recipient of a gift, and the recipe of a made-to-order product. */
export const LineExtras = ({ line }: { line: CartLine }) => {
  const i18n = useI18n('shop');
  const { item } = line;
  const kind = giftKindOf(item);
  return (
    <>
      {item.isCustoms ? (
        <Button
          variant="link"
          size="sm"
          start={<EditIcon size={18} />}
          aria-label={i18n.t('design.changeOf', { name: item.name })}
          onClick={() => void editDesign(line)}
          onPointerEnter={() => preloadDialog('design-yours')}
          onFocus={() => preloadDialog('design-yours')}
        >
          {i18n.t('design.change')}
        </Button>
      ) : null}
      {kind ? (
        <Button
          variant="link"
          size="sm"
          start={<GiftIcon size={18} />}
          aria-label={kind === 'message' && !item.giftOption ? i18n.t('gift.addMessageOf', { name: item.name }) : undefined}
          onClick={() => void editGift(line, kind)}
          onPointerEnter={() => preloadDialog('add-gift-option')}
          onFocus={() => preloadDialog('add-gift-option')}
        >
          {i18n.t(kind === 'message' && !item.giftOption ? 'gift.addMessage' : 'gift.edit')}
        </Button>
      ) : null}
    </>
  );
};

const editGift = async (line: CartLine, kind: GiftKind): Promise<void> => {
  const answer = openDialog('add-gift-option', { name: line.item.name, value: line.item.giftOption, kind }).closed;
  const gift = (await answer) as GiftOption | null | undefined;
  if (gift !== undefined) cart.setGiftOption(line, gift);
};

const editDesign = async (line: CartLine): Promise<void> => {
  const made = await askForDesign(line.known);
  if (made && made.choice.recipeId !== line.known.choice.recipeId) cart.editVariant(line, made);
};

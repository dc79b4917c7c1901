import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PinIcon } from '#ui/icon/pin-icon.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import type { usePlace } from './use-place.ts';
import styles from './place-dialog.module.css';

/** A city, a postal code, or here. */
export const PlaceSearch = ({ typed, setTyped, locating, search, locate }: ReturnType<typeof usePlace>) => {
  const i18n = useI18n('shop');
  return (
    <form className={styles.search} role="search" aria-label={i18n.t('stores.near')} onSubmit={search}>
      <Field label={i18n.t('stores.near')} error={locating === 'refused' ? i18n.t('stores.locateFailed') : undefined}>
        <TextInput
          value={typed}
          maxLength={100}
          autoComplete="postal-code"
          placeholder={i18n.t('stores.placeholder')}
          onChange={(event) => setTyped(event.target.value)}
          end={<IconButton type="submit" size="sm" label={i18n.t('stores.search')} icon={<SearchIcon size={20} />} />}
        />
      </Field>
      {'geolocation' in navigator ? (
        <Button variant="link" start={<PinIcon size={18} />} loading={locating === 'asking'} onClick={locate}>
          {i18n.t('stores.locate')}
        </Button>
      ) : null}
    </form>
  );
};

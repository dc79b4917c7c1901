import { useWords } from '#src/base/i18n/use-words.ts';
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
  const words = useWords('shop');
  return (
    <form className={styles.search} role="search" aria-label={words.t('stores.near')} onSubmit={search}>
      <Field label={words.t('stores.near')} error={locating === 'refused' ? words.t('stores.locateFailed') : undefined}>
        <TextInput
          value={typed}
          maxLength={100}
          autoComplete="postal-code"
          placeholder={words.t('stores.placeholder')}
          onChange={(event) => setTyped(event.target.value)}
          end={<IconButton type="submit" size="sm" label={words.t('stores.search')} icon={<SearchIcon size={20} />} />}
        />
      </Field>
      {'geolocation' in navigator ? (
        <Button variant="link" start={<PinIcon size={18} />} loading={locating === 'asking'} onClick={locate}>
          {words.t('stores.locate')}
        </Button>
      ) : null}
    </form>
  );
};

import type { BookAddress } from '#contract/calls/consumer-address.ts';
import { addressLines } from '#domain/address-lines.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';

export interface SavedAddressesProps {
  readonly legend: string;
  readonly name: string;
  readonly addresses: readonly BookAddress[];
  /** Those that parcels cannot be sent to from here: shown, so that nobody looks for them, and not to be chosen. */
  readonly isUsable?: (address: BookAddress) => boolean;
  /** Id of the chosen one; empty: another address. */
  readonly value: string;
  readonly onChange: (address: BookAddress | null) => void;
}

/** Addresses of the account's book to choose from, and another one. */
export const SavedAddresses = ({ legend, name, addresses, isUsable, value, onChange }: SavedAddressesProps) => {
  const { t } = useI18n('checkout');
  return (
    <RadioGroup
      look="card"
      legend={legend}
      hideLegend
      name={name}
      value={value}
      onChange={(id) => onChange(addresses.find(({ addressId }) => addressId === id) ?? null)}
      options={[
        ...addresses.map((address) => {
          const [person, ...lines] = addressLines(address);
          const usable = isUsable?.(address) ?? true;
          return {
            value: address.addressId,
            label: person ?? '',
            description: usable ? lines.join(', ') : `${lines.join(', ')} · ${t('saved.notFromHere')}`,
            disabled: !usable,
          };
        }),
        { value: '', label: t('saved.another') },
      ]}
    />
  );
};

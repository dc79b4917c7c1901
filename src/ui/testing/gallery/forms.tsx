import { useState } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { QuantityStepper } from '#ui/quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { entry } from './gallery-entry.ts';

const STORES = [
  { value: 'pdx', text: 'Pearl', aside: 'Portland' },
  { value: 'sea', text: 'Ballard', aside: 'Seattle' },
];

const ChooseStore = () => {
  const [store, setStore] = useState('pdx');
  return (
    <Field label="Store">
      <Combobox options={STORES} value={store} onChange={setStore} listLabel="Stores" found={(count) => `${count} found`} />
    </Field>
  );
};

const ChooseQuantity = ({ label, max }: { label: string; max?: number }) => {
  const [quantity, setQuantity] = useState(1);
  return <QuantityStepper label={label} value={quantity} onChange={setQuantity} max={max} />;
};

export const forms = [
  entry('field', {
    empty: () => (
      <Field label="City" required>
        <TextInput />
      </Field>
    ),
    'hint and error': () => (
      <Field label="Email" hint="For the receipt" error="Email is not valid" required>
        <TextInput type="email" defaultValue="ann@" />
      </Field>
    ),
    disabled: () => (
      <Field label="Member number">
        <TextInput disabled defaultValue="0042" />
      </Field>
    ),
    'label for readers alone': () => (
      <Field label="Code" hideLabel>
        <TextInput placeholder="Code" />
      </Field>
    ),
    password: () => (
      <Field label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>
    ),
    'one of a list': () => (
      <Field label="Country">
        <Select>
          <option>Germany</option>
        </Select>
      </Field>
    ),
    'many lines, optional': () => (
      <Field label="Message" optional>
        <Textarea />
      </Field>
    ),
    group: () => (
      <FieldGroup legend="Birthday" hint="Day and month" error="This day does not exist">
        <Field label="Day">
          <TextInput inputMode="numeric" />
        </Field>
        <Field label="Month">
          <TextInput inputMode="numeric" />
        </Field>
      </FieldGroup>
    ),
  }),
  entry('combobox', { 'one chosen': ChooseStore }),
  entry('checkbox', {
    unchecked: () => <Checkbox description="You can leave at any time">Keep me posted</Checkbox>,
    checked: () => <Checkbox defaultChecked>Remember me</Checkbox>,
    disabled: () => <Checkbox disabled>Gift wrap</Checkbox>,
    error: () => <Checkbox error="Has to be accepted">I accept the terms</Checkbox>,
  }),
  entry('radio-group', {
    list: () => (
      <RadioGroup
        legend="Title"
        options={[
          { value: 'a', label: 'Ms' },
          { value: 'b', label: 'Mr' },
        ]}
        value="a"
      />
    ),
    chips: () => (
      <RadioGroup
        look="chip"
        legend="Size"
        options={[
          { value: '42', label: '42' },
          { value: '43', label: '43', soldOut: true },
        ]}
        value="42"
      />
    ),
    swatches: () => <RadioGroup look="swatch" legend="Colour" options={[{ value: 'pine', label: 'Pine', colors: ['#2e4a3d', '#ffffff'] }]} />,
    'cards, with an error': () => (
      <RadioGroup
        look="card"
        legend="Delivery"
        error="Choose one"
        options={[{ value: 'std', label: 'Standard', description: 'Tuesday', aside: 'Free' }]}
      />
    ),
  }),
  entry('quantity-stepper', {
    unbounded: () => <ChooseQuantity label="Quantity" />,
    'at its most': () => <ChooseQuantity label="Quantity of the last one" max={1} />,
  }),
];

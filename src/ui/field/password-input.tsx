import { useState, type ComponentProps } from 'react';
import { EyeIcon } from '../icon/eye-icon.tsx';
import { EyeOffIcon } from '../icon/eye-off-icon.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import { TextInput } from './text-input.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What its button says where the secret is no password. */
  readonly labels?: { readonly show: string; readonly hide: string };
}

/** A password that can be looked at. Pasting and password managers work; say `autoComplete` new-password or current-password. */
export function PasswordInput({ labels, ...props }: PasswordInputProps) {
  const messages = useUiMessages();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? (labels?.hide ?? messages.hidePassword) : (labels?.show ?? messages.showPassword)}
          icon={shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.25 12S5.5 5.25 12 5.25 21.75 12 21.75 12 18.5 18.75 12 18.75 2.25 12 2.25 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4.25" />
      <path d="M4 20.75c.4-4 3.6-6 8-6s7.6 2 8 6" />
    </Icon>
  );
}

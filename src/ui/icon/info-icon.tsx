import { Icon, type IconProps } from './icon.tsx';

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.25v.5" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.75V12l3.5 2.5" />
    </Icon>
  );
}

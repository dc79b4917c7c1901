import { Icon, type IconProps } from './icon.tsx';

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25s7-6.4 7-11.5a7 7 0 0 0-14 0c0 5.1 7 11.5 7 11.5Z" />
      <circle cx="12" cy="9.75" r="2.5" />
    </Icon>
  );
}

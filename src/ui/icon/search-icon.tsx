import { Icon, type IconProps } from './icon.tsx';

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.75" />
      <path d="m15.5 15.5 5.25 5.25" />
    </Icon>
  );
}

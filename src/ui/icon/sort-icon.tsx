import { Icon, type IconProps } from './icon.tsx';

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5V19M4 15.5l3.5 3.75L11 15.5M16.5 19.5V5M13 8.5l3.5-3.75L20 8.5" />
    </Icon>
  );
}

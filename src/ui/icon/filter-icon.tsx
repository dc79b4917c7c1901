import { Icon, type IconProps } from './icon.tsx';

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5h8.25M16.75 7.5h3.75M3.5 16.5h3.75M12.25 16.5h8.25" />
      <circle cx="14.25" cy="7.5" r="2.5" />
      <circle cx="9.75" cy="16.5" r="2.5" />
    </Icon>
  );
}

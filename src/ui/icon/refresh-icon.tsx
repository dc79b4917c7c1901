import { Icon, type IconProps } from './icon.tsx';

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 11a8 8 0 0 0-14.25-4.1L3.5 9.5M3.5 4v5.5H9M4 13a8 8 0 0 0 14.25 4.1l2.25-2.6M20.5 20v-5.5H15" />
    </Icon>
  );
}

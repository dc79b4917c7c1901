import { Icon, type IconProps } from './icon.tsx';

export function ScanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8V4H8M16 4h4.5v4M20.5 16v4H16M8 20H3.5v-4M7.5 8.5v7M10.5 8.5v7M13.5 8.5v7M16.5 8.5v7" />
    </Icon>
  );
}

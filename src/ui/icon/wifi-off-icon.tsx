import { Icon, type IconProps } from './icon.tsx';

export function WifiOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5 20.5 20.5M8.5 16.25a5 5 0 0 1 6.25-.6M5.2 12.6a9.9 9.9 0 0 1 4.9-2.55M14.6 10.25a9.9 9.9 0 0 1 4.2 2.35M2 9.25a14.6 14.6 0 0 1 4.2-2.7M10.5 5.35A14.6 14.6 0 0 1 22 9.25M12 19.75v.25" />
    </Icon>
  );
}

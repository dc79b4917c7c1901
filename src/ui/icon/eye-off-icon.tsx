import { Icon, type IconProps } from './icon.tsx';

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5 20.5 20.5M10 5.4a9 9 0 0 1 2-.15c6.5 0 9.75 6.75 9.75 6.75a16.6 16.6 0 0 1-2.6 3.6M6.2 7.2A15.5 15.5 0 0 0 2.25 12S5.5 18.75 12 18.75a9.3 9.3 0 0 0 4.7-1.25M9.9 9.9a3 3 0 0 0 4.2 4.2" />
    </Icon>
  );
}

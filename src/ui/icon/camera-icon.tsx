import { Icon, type IconProps } from './icon.tsx';

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7.5h4.25l1.75-3h6l1.75 3H21v12.5H3V7.5Z" />
      <circle cx="12" cy="13.25" r="3.75" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function ReturnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4 3.75 8.75l4.75 4.75M4 8.75h11a5.25 5.25 0 0 1 0 10.5H6.5" />
    </Icon>
  );
}

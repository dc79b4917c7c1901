import { Icon, type IconProps } from './icon.tsx';

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 4.5v15M16 4.5v15" />
    </Icon>
  );
}

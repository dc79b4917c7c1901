import { Icon, type IconProps } from './icon.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.25 19.5 12 6.5 19.75V4.25Z" />
    </Icon>
  );
}

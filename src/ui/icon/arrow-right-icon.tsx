import { Icon, type IconProps } from './icon.tsx';

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 12h16M13.5 5.5 20 12l-6.5 6.5" />
    </Icon>
  );
}

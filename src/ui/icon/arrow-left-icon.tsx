import { Icon, type IconProps } from './icon.tsx';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 12h-16M10.5 5.5 4 12l6.5 6.5" />
    </Icon>
  );
}

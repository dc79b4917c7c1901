import { Icon, type IconProps } from './icon.tsx';

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 11h2v2h-2zM11 11h2v2h-2zM17.5 11h2v2h-2z" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9 6.25v-2.5h6v2.5M6 6.75l.9 13.75h10.2L18 6.75M10 10.75v5.75M14 10.75v5.75" />
    </Icon>
  );
}

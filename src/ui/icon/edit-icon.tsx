import { Icon, type IconProps } from './icon.tsx';

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 1-4.5L16 4.5 19.5 8l-11 11L4 20ZM13.5 7l3.5 3.5" />
    </Icon>
  );
}

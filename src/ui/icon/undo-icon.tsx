import { Icon, type IconProps } from './icon.tsx';

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8.5 4.5-5 5 5 5M4 9.5h9.75a5.5 5.5 0 0 1 0 11H8.5" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5.5h19v13h-19v-13ZM2.5 9.75h19M6 15h3.5" />
    </Icon>
  );
}

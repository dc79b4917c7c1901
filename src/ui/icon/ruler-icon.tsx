import { Icon, type IconProps } from './icon.tsx';

export function RulerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 15.75 15.75 2.5l5.75 5.75L8.25 21.5 2.5 15.75ZM6 12.25l2.25 2.25M9.5 8.75l3 3M13 5.25l2.25 2.25" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V3.75M7.5 7.75 12 3.25l4.5 4.5M8.5 11.25H5v9.5h14v-9.5h-3.5" />
    </Icon>
  );
}

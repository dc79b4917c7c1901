import { Icon, type IconProps } from './icon.tsx';

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.75 21.75 20.5H2.25L12 3.75Z" />
      <path d="M12 10v4.75M12 17.25v.5" />
    </Icon>
  );
}

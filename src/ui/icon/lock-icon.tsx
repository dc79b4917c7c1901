import { Icon, type IconProps } from './icon.tsx';

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10.5h14V21H5V10.5ZM8 10.25V7.5a4 4 0 0 1 8 0v2.75M12 14.5V17" />
    </Icon>
  );
}

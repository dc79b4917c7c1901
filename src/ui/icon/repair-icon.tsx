import { Icon, type IconProps } from './icon.tsx';

export function RepairIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 6.3l-3.4 3.4-2.8-.4-.4-2.8 3.4-3.4a5 5 0 0 0-6.6 6L3.4 16.4a2.97 2.97 0 0 0 4.2 4.2l7.3-7.3a5 5 0 0 0 5.6-7Z" />
    </Icon>
  );
}

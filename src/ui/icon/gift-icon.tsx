import { Icon, type IconProps } from './icon.tsx';

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8h17v4.5h-17V8ZM5 12.75v8.5h14v-8.5M12 8v13M12 7.75S11.25 3 8.25 3a2.4 2.4 0 0 0 0 4.75H12ZM12 7.75S12.75 3 15.75 3a2.4 2.4 0 0 1 0 4.75H12Z" />
    </Icon>
  );
}

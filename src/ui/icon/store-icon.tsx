import { Icon, type IconProps } from './icon.tsx';

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12.5v8h15v-8M10 20.5v-5h4.5v5" />
      <path d="m3 9.25 1.75-5.5h14.5L21 9.25a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.6 17.5H2.25v-12h12v12H9.4M14.25 9.75h4.1l3.4 4.1v3.65h-2.35M14.6 17.5h-.35" />
      <circle cx="7" cy="17.75" r="2.25" />
      <circle cx="17" cy="17.75" r="2.25" />
    </Icon>
  );
}

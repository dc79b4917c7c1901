import { Icon, type IconProps } from './icon.tsx';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3l7.5 2.750V11c0 5-3 8.25-7.5 10-4.5-1.75-7.5-5-7.5-10V5.750L12 3ZM8.75 11.75 11.25 14.25 15.5 9.5" />
    </Icon>
  );
}

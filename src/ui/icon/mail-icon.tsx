import { Icon, type IconProps } from './icon.tsx';

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5h19v14h-19V5ZM3 5.5l9 7.5 9-7.5" />
    </Icon>
  );
}

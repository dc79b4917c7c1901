import { Icon, type IconProps } from './icon.tsx';

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M19.75 4.25 10.5 13.5M17.5 14v6H4V6.5h6" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon.tsx';

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 8.5H20V20H8.5V8.5ZM15.5 5.5V4H4v11.5h1.5" />
    </Icon>
  );
}

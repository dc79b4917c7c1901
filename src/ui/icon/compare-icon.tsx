import { Icon, type IconProps } from './icon.tsx';

export function CompareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 5.25h7v13.5h-7zM13.25 5.25h7v13.5h-7zM6 9.25h2.5M6 12.75h2.5M15.5 9.25H18M15.5 12.75H18" />
    </Icon>
  );
}

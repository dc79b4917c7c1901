import { Icon, type IconProps } from './icon.tsx';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v12.25M7 11l5 5 5-5M4 20.5h16" />
    </Icon>
  );
}

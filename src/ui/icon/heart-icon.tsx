import { Icon, type IconProps } from './icon.tsx';

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.25 4.1 12.4a5 5 0 0 1 0-7.05 4.9 4.9 0 0 1 7 0l.9.9.9-.9a4.9 4.9 0 0 1 7 0 5 5 0 0 1 0 7.05L12 20.25Z" />
    </Icon>
  );
}

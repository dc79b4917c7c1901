import { Icon, type IconProps } from './icon.tsx';

export function StarFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="m12 3.25 2.7 5.7 6.05.8-4.4 4.3 1.1 6.2L12 17.25l-5.45 3 1.1-6.2-4.4-4.3 6.05-.8L12 3.25Z" />
    </Icon>
  );
}

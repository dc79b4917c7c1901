import { Icon, type IconProps } from './icon.tsx';

export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20c0-9 5-15 16.5-16C20.5 15 15 19.5 9 18.5 7.5 18.25 6 17.5 5.2 16.500M4 20c2-5.5 5.5-8.5 10-10.5" />
    </Icon>
  );
}

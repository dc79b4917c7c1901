import { Icon, type IconProps } from './icon.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 3.5h4.25l1.75 5-2.5 1.75a12.5 12.5 0 0 0 6.25 6.25L15.5 14l5 1.75V20c-9 1.25-17.75-7.5-16.5-16.5Z" />
    </Icon>
  );
}

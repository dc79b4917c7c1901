import { Icon, type IconProps } from './icon.tsx';

export function CloudCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 18.5a4.5 4.5 0 0 1-.5-8.97 5.75 5.75 0 0 1 11.1.97A4 4 0 0 1 17.5 18.5H7ZM9 13.5l2.25 2.25 3.75-4.25" />
    </Icon>
  );
}

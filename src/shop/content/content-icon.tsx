import type { ComponentType } from 'react';
import type { ContentIcon as ContentIconFields } from '#contract/calls/content/collections.ts';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { GiftIcon } from '#ui/icon/gift-icon.tsx';
import type { IconProps } from '#ui/icon/icon.tsx';
import { LeafIcon } from '#ui/icon/leaf-icon.tsx';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { PhoneIcon } from '#ui/icon/phone-icon.tsx';
import { RepairIcon } from '#ui/icon/repair-icon.tsx';
import { ReturnIcon } from '#ui/icon/return-icon.tsx';
import { RulerIcon } from '#ui/icon/ruler-icon.tsx';
import { ShieldIcon } from '#ui/icon/shield-icon.tsx';
import { StarIcon } from '#ui/icon/star-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { cx } from '#ui/cx.ts';
import styles from './content-icon.module.css';

const ICONS: Readonly<Record<ContentIconFields['icon'], ComponentType<IconProps>>> = {
  truck: TruckIcon,
  return: ReturnIcon,
  repair: RepairIcon,
  leaf: LeafIcon,
  shield: ShieldIcon,
  star: StarIcon,
  gift: GiftIcon,
  store: StoreIcon,
  clock: ClockIcon,
  phone: PhoneIcon,
  mail: MailIcon,
  ruler: RulerIcon,
};

export interface ContentIconProps extends IconProps {
  readonly icon: ContentIconFields['icon'];
  readonly dir?: ContentIconFields['dir'];
}

/** An icon that content names: lines, or lines on a tinted ground where `dir` is `filled`. */
export const ContentIcon = ({ icon, dir, className, ...props }: ContentIconProps) => {
  const Drawing = ICONS[icon];
  return <Drawing {...props} className={cx(dir === 'filled' ? styles.filled : undefined, className)} />;
};

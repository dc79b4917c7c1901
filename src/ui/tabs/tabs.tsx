import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { nextTab } from './next-tab.ts';
import { replaysEarlyClicks } from '../lazy/early-clicks.ts';
import styles from './tabs.module.css';

export type Tab = { id: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab's id, where it lives outside (the address); else the first is chosen. */
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
};

/** Tabs as the ARIA practices have them: one stop for Tab, arrows, Home and End move and choose. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(tabs[0]?.id);
  const chosen = value ?? ownValue;
  const choose = (id: string) => {
    setOwnValue(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.id === chosen),
      tabs.length,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab || index === undefined) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div className={cx(styles.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            ref={replaysEarlyClicks}
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== chosen}
          tabIndex={0}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

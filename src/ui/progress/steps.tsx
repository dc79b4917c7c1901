import { cx } from '../cx.ts';
import { CheckIcon } from '../icon/check-icon.tsx';
import { Link } from '../link/link.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import styles from './steps.module.css';

export type Step = { id: string; label: string; href?: string };

/** The steps of a task, such as a checkout. Steps that are done link back where they have an address. */
export function Steps({ label, steps, current, className }: { label: string; steps: readonly Step[]; current: string; className?: string }) {
  const messages = useUiMessages();
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {state === 'done' ? <CheckIcon size={14} /> : index + 1}
              </span>
              <span>{step.label}</span>
              {state === 'done' ? <span className="visually-hidden">, {messages.stepDone}</span> : null}
            </>
          );
          return (
            <li key={step.id} className={styles.step} data-state={state}>
              {state === 'done' && step.href ? (
                <Link href={step.href} className={cx(styles.content, styles.link)}>
                  {content}
                </Link>
              ) : (
                <span className={styles.content} aria-current={state === 'current' ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

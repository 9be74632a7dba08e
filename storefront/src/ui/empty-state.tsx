import type { ReactNode } from 'react';
import styles from './message.module.css';

/** Says in the title that there is nothing to show, and in the children what to do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.message}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

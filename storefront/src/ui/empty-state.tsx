import type { ReactNode } from 'react';
import styles from './message.module.css';

/** Says that there is nothing, in the title, and what to do about it, in the children. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.message}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

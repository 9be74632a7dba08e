import type { ReactNode } from 'react';
import { ScrollFrame } from './scroll-frame.tsx';
import styles from './table.module.css';

/** A ruled table; wide ones scroll within. Mark cells of numbers with `data-number`. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollFrame className={styles.frame} label={label}>
      <table className={styles.table}>{children}</table>
    </ScrollFrame>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './message.module.css';

/** An important line, which is announced when it appears. */
export function AlertLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.line} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

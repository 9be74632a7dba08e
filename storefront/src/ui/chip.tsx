import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './chip.module.css';

/**
 * A short status in a box: `quiet` for plain facts, `strong` for good news, `notice` for warnings.
 */
export function Chip({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'strong' | 'notice';
  children: ReactNode;
}) {
  const toned = tone === 'quiet' ? false : styles[tone];
  return <span className={classes(styles.chip, toned)}>{children}</span>;
}

/** The small number on an icon. The icon's accessible name also includes it. */
export function CountBadge({ count }: { count: string }) {
  return <span className={styles.count}>{count}</span>;
}

import { classes } from './classes.ts';
import styles from './skeleton.module.css';

/** Reserves space for content that is loading. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'half' | 'picture' | 'button' }) {
  return (
    <span
      className={classes(styles.skeleton, shape !== 'line' && styles[shape])}
      aria-hidden="true"
    />
  );
}

import { skipToContent } from '@spindle/sdk/domain/navigation/labels';
import styles from './visually-hidden.module.css';

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={styles.skip} href={to}>
      {skipToContent}
    </a>
  );
}

import { skipToContent } from '@spindle/sdk/domain/navigation/labels';
import styles from './visually-hidden.module.css';

/** The page's first Tab stop: a link that skips the navigation. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={styles.skip} href={to}>
      {skipToContent}
    </a>
  );
}

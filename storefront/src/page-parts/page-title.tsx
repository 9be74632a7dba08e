import type { ReactNode } from 'react';
import styles from './page-title.module.css';
import { withMeasures } from '../ui/measures.ts';

/** The head of a listing: its title, a sentence about it, and tools for staff. */
export function PageTitle({
  title,
  text,
  tools,
}: {
  title: ReactNode;
  text?: ReactNode;
  tools?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {text ? (
          <p className={styles.text}>{typeof text === 'string' ? withMeasures(text) : text}</p>
        ) : null}
      </div>
      {tools}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './item-card.module.css';

export function ItemGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Reserves the space of a card while its item loads. */
export function ItemCardSkeleton() {
  return (
    <li className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <div className={styles.title}>
          <Skeleton shape="half" />
        </div>
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton shape="button" />
    </li>
  );
}

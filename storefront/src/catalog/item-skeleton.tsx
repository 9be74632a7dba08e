import { Skeleton } from '../ui/skeleton.tsx';
import styles from './item-page.module.css';

export function ItemSkeleton() {
  return (
    <div className={styles.item}>
      <Skeleton shape="picture" />
      <div className={styles.details}>
        <Skeleton shape="half" />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}

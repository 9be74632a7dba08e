import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './cart-page.module.css';

/** Reserves the space of two lines and the total. */
export function CartSkeleton() {
  return (
    <div className={styles.cart}>
      <div className={styles.lines} role="status">
        <VisuallyHidden>Loading, please wait...</VisuallyHidden>
        {[1, 2].map((place) => (
          <div key={place} className={styles.line}>
            <Skeleton shape="picture" />
            <div className={styles.text}>
              <Skeleton shape="half" />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
      <Skeleton shape="picture" />
    </div>
  );
}

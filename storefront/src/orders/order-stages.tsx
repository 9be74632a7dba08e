import { stageNames, stageReached } from '@spindle/sdk/domain/orders/stages';
import { classes } from '../ui/classes.ts';
import { useShopTime } from '../ui/shop-time.ts';
import type { Order } from './queries.ts';
import styles from './order-stages.module.css';

/** Shows a parcel's progress, with times. */
export function OrderStages({ stages }: Pick<Order, 'stages'>) {
  const time = useShopTime();
  if (stages.length === 0) return null;
  const reached = stageReached(stages);
  return (
    <ol className={styles.stages} aria-label="Order progress">
      {stages.map(({ stage, at }, place) => (
        <li
          key={stage}
          className={classes(styles.stage, place <= reached && styles.reached)}
          aria-current={place === reached ? 'step' : undefined}
        >
          <span>{stageNames[stage]}</span>
          <span className={styles.day}>
            {at ? <time dateTime={at}>{time.day(at)}</time> : 'Not yet'}
          </span>
        </li>
      ))}
    </ol>
  );
}

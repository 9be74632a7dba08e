import { postalLines } from '@spindle/sdk/domain/orders/postal-lines';
import type { components } from '@spindle/sdk/schema';
import styles from './order-sheet.module.css';

/** An address as it is written on a parcel. */
export function PostalLines({ address }: { address: components['schemas']['PostalAddress'] }) {
  return (
    <address className={styles.address}>
      {postalLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

import type { components } from '@spindle/sdk/schema';
import styles from './order-sheet.module.css';

/** An address as it is written on a parcel; parts that are missing leave no gap. */
export function PostalLines({ address }: { address: components['schemas']['PostalAddress'] }) {
  const region = [address.state, address.postal_code].filter(Boolean).join(' ');
  const place = [address.city, region].filter(Boolean).join(', ');
  return (
    <address className={styles.address}>
      {[address.line1, address.line2, place, address.country].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

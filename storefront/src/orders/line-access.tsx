import { useQueryClient } from '@tanstack/react-query';
import { Downloads } from '../entitlements/downloads.tsx';
import styles from '../entitlements/entitlements.module.css';
import { LicenseKeys } from '../entitlements/license-keys.tsx';
import { freshDownload } from './fresh-download.ts';
import { whyClosed } from './order-facts.ts';
import type { Order, OrderLine } from './queries.ts';
import lineStyles from './order-lines.module.css';

/** Shows a line's files and keys, or why they are no longer available. */
export function LineAccess({ order, line }: { order: Order; line: OrderLine }) {
  const client = useQueryClient();
  if (line.access === 'CLOSED') {
    return (
      <div className={lineStyles.access}>
        <p className={styles.closed}>{whyClosed(order)}</p>
      </div>
    );
  }
  if (line.downloads.length + line.licenceKeys.length === 0) return null;
  return (
    <div className={lineStyles.access}>
      <Downloads
        downloads={line.downloads}
        renew={(attributeId) => freshDownload(client, { order, line, attributeId })}
      />
      <LicenseKeys keys={line.licenceKeys} />
    </div>
  );
}

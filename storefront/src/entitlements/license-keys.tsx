import type { components } from '@spindle/sdk/schema';
import { CopyKeyButton } from './copy-key-button.tsx';
import styles from './entitlements.module.css';

type LicenseKey = components['schemas']['LicenceKey'];

/** Lists the keys that came with a purchase, and what each allows. */
export function LicenseKeys({ keys }: { keys: LicenseKey[] }) {
  if (keys.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="License keys">
      {keys.map(({ attributeId, title, key }) => (
        <li key={`${attributeId}/${key}`} className={styles.key}>
          <span className={styles.name}>{title}</span>
          <code className={styles.code}>{key}</code>
          <CopyKeyButton title={title} value={key} />
        </li>
      ))}
    </ul>
  );
}

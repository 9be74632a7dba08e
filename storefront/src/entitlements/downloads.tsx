import type { components } from '@spindle/sdk/schema';
import { useShopTime } from '../ui/shop-time.ts';
import { DownloadLink } from './download-link.tsx';
import styles from './entitlements.module.css';
import { formatSize } from './format-size.ts';

export type Download = components['schemas']['Download'];

/**
 * Lists the files that came with a purchase. `renew` loads a file's current URL, because the ones shown expire.
 */
export function Downloads({
  downloads,
  renew,
}: {
  downloads: Download[];
  renew: (attributeId: string) => Promise<string | null>;
}) {
  const time = useShopTime();
  if (downloads.length === 0) return null;
  const [firstToExpire] = downloads
    .map(({ expiresAt }) => expiresAt)
    .filter((expiresAt) => expiresAt !== null)
    .toSorted();
  return (
    <div className={styles.files}>
      <ul className={styles.list} aria-label="Downloads">
        {downloads.map((download) => (
          <li key={download.attributeId} className={styles.file}>
            <span className={styles.about}>
              <span className={styles.name}>{download.title}</span>
              <span className={styles.note}>{describeFile(download)}</span>
            </span>
            <DownloadLink download={download} renew={() => renew(download.attributeId)} />
          </li>
        ))}
      </ul>
      {firstToExpire ? (
        <p className={styles.note}>
          Links work until {time.dateTime(firstToExpire)}, then this page renews them. You can
          resume an interrupted download.
        </p>
      ) : null}
    </div>
  );
}

function describeFile({ size, description }: Download): string {
  return [size === null ? null : formatSize(size), description].filter(Boolean).join(' · ');
}

import { useState, type MouseEvent } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import type { Download } from './downloads.tsx';
import styles from './entitlements.module.css';

/** A plain link, so that browsers can resume downloads. An expired link is renewed first. */
export function DownloadLink({
  download: { title, url, expiresAt },
  renew,
}: {
  download: Download;
  renew: () => Promise<string | null>;
}) {
  const dialog = useDialog();
  const [renewing, setRenewing] = useState(false);
  if (url === null) {
    return <span className={styles.note}>Not ready yet. Your file will appear here.</span>;
  }

  async function follow(event: MouseEvent) {
    if (renewing) return event.preventDefault();
    if (expiresAt === null || Date.parse(expiresAt) > Date.now()) return;
    event.preventDefault();
    setRenewing(true);
    const problem = await startDownload(renew);
    setRenewing(false);
    if (problem !== null) {
      void dialog.open({ kind: 'warn', title: "The download didn't start", message: problem });
    }
  }

  return (
    <a
      className={buttonClass('secondary')}
      href={url}
      download
      aria-label={`Download ${title}`}
      aria-busy={renewing ? true : undefined}
      onClick={(event) => void follow(event)}
    >
      Download
    </a>
  );
}

/** Opens the file's current URL. Returns the error, or null. */
async function startDownload(renew: () => Promise<string | null>): Promise<string | null> {
  try {
    const fresh = await renew();
    if (fresh === null)
      return 'You no longer have access to this file. Reload the page to see why.';
    window.location.assign(fresh);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

import type { MouseEvent } from 'react';
import { Link } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { contentPath, type ContentPlace } from './content-place.ts';
import { useOpenContent } from './use-open-content.ts';
import styles from './subscriptions.module.css';

/**
 * A real link, which can also be opened in another tab. A plain click requests the license first.
 */
export function OpenContentLink({
  place,
  describedBy,
}: {
  place: ContentPlace;
  describedBy: string;
}) {
  const { open, busy } = useOpenContent(place);

  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) open();
  }

  return (
    <Link
      className={styles.open}
      to={contentPath(place)}
      aria-describedby={describedBy}
      aria-busy={busy ? true : undefined}
      onClick={follow}
    >
      Click to view content...
      {busy ? <Spinner /> : null}
    </Link>
  );
}

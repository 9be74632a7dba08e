import { ShopError } from '@spindle/sdk/errors';
import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';
import { CopyLink } from './copy-link.tsx';
import { useOwnParts } from './own-parts.ts';
import type { PartLine } from './parts.ts';
import { useShareParts } from './queries.ts';
import { Link } from '../ui/link.tsx';
import styles from './parts-page.module.css';

/** Creates a link to share the current list. */
export function ShareParts({ lines }: { lines: readonly PartLine[] }) {
  const parts = useOwnParts();
  const { mutate, data, variables, error, isPending } = useShareParts();
  const displayed = lines.flatMap(({ item, catalogId, catalogItemId, quantity }) =>
    item === null ? [] : [{ catalogId, catalogItemId, quantity }],
  );
  const gone = lines.length - displayed.length;
  const isShared = data !== undefined && variables?.title === parts.title;
  const isAsShared = isShared && JSON.stringify(variables?.items) === JSON.stringify(displayed);

  return (
    <div className={styles.share}>
      {isAsShared ? (
        <>
          <p role="status">
            <Link to={new URL(data.url).pathname}>Your list is shared</Link>. Later changes stay
            private until you share again.
          </p>
          <CopyLink url={data.url} />
        </>
      ) : (
        <Button
          look="strong"
          wide
          busy={isPending}
          disabled={displayed.length === 0}
          onClick={() => mutate({ title: parts.title, items: displayed })}
        >
          Share this list
        </Button>
      )}
      {gone > 0 ? <p className={styles.note}>Parts we no longer sell aren't shared.</p> : null}
      {error && !isPending ? <AlertLine>{reasonOf(error)}</AlertLine> : null}
    </div>
  );
}

function reasonOf(error: Error): string {
  return error instanceof ShopError && error.status === 400
    ? 'Not shared: we no longer sell one of these parts. Check your list, then share again.'
    : `Not shared. ${error.message}`;
}

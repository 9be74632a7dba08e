import { MAX_TITLE_LENGTH } from '@spindle/sdk/domain/partslist/parts-list';
import { PageTitle } from '../page-parts/page-title.tsx';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AddAllButton } from '../partslist/add-all-button.tsx';
import { ListTools } from '../partslist/list-tools.tsx';
import { MissingParts } from '../partslist/missing-parts.tsx';
import { saveParts, useOwnParts } from '../partslist/own-parts.ts';
import { PartsSummary } from '../partslist/parts-summary.tsx';
import { PartsTable } from '../partslist/parts-table.tsx';
import { usePartItems } from '../partslist/queries.ts';
import { ShareParts } from '../partslist/share-parts.tsx';
import styles from '../partslist/parts-page.module.css';

/** Shows the parts list in this browser, to change, share or buy. */
export function BuildPage() {
  const { title, items: entries } = useOwnParts();
  const { items, error, refetch } = usePartItems(entries);
  const lines = entries.map((entry, at) => ({ ...entry, item: items[at] }));

  return (
    <>
      <PageTitle
        title={title.trim() || 'Your parts list'}
        text="Collect the parts you need, no account required. Your list stays in this browser until you share it."
      />
      {entries.length === 0 ? (
        <EmptyState title="No parts yet">
          <p>Select “Add to parts list” on any part to see the total cost and weight here.</p>
          <LinkButton to="/ui/shop">Go to the shop</LinkButton>
        </EmptyState>
      ) : error ? (
        <ErrorState title="We couldn't load the parts" detail={error.message} onRetry={refetch} />
      ) : (
        <div className={styles.list}>
          <div>
            <PartsTable lines={lines} own />
            <MissingParts lines={lines} own />
          </div>
          <PartsSummary lines={lines}>
            <AddAllButton lines={lines} />
            <TextField
              label="Title (optional)"
              maxLength={MAX_TITLE_LENGTH}
              value={title}
              onChange={(event) => saveParts({ title: event.target.value, items: entries })}
            />
            <ShareParts lines={lines} />
            <ListTools lines={lines} title={title} />
            <EmptyList />
          </PartsSummary>
        </div>
      )}
    </>
  );
}

const REMOVE_ALL = 'Remove all';

function EmptyList() {
  const dialog = useDialog();
  async function ask() {
    const answer = await dialog.open({
      kind: 'danger-question',
      title: 'Remove all parts?',
      message: "Your list is stored only in this browser and can't be restored.",
      buttons: [REMOVE_ALL, 'Cancel'],
    });
    if (answer === REMOVE_ALL) saveParts({ title: '', items: [] });
  }
  return (
    <Button look="quiet" onClick={() => void ask()}>
      Remove all parts
    </Button>
  );
}

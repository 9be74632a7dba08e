import AddIcon from '@mui/icons-material/Add';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { savedState } from '../editing/saved-state.ts';
import { NEW, useEditing } from '../editing/use-editing.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { Notice } from '../ui/notice.tsx';
import { deleteItem } from './delete-from-store.ts';
import { ItemEditor } from './item-editor.tsx';
import { ItemsFrame } from './items-frame.tsx';
import { SpecSheetPage } from './spec-sheet-page.tsx';
import { StoreItems } from './store-items.tsx';
import { deletingItem, savedItem } from './store-messages.ts';
import { itemRecordsQuery, storeKey, type Item } from './store-queries.ts';

/** In the address while the spec sheet is open, so that reloading and going back work. */
const SHEET = 'spec-sheet';

/** All items of a catalogue, and the editor of one of them. */
export function EditedItems({ catalogId }: { catalogId: string }) {
  const client = useQueryClient();
  const query = useQuery(itemRecordsQuery(catalogId));
  const { editing, cameFrom, open, cancel, saved } = useEditing();
  const { ask, tell, dialogs } = useDialogs();
  const [params, setParams] = useSearchParams();
  const { data: items = [] } = query;
  const frame = { catalogId, extended: true, items: query };

  async function remove(item: Item) {
    if (!(await ask(deletingItem(item)))) return;
    const message = await deleteItem(item);
    await client.invalidateQueries({ queryKey: storeKey });
    tell(message);
  }

  if (params.has(SHEET)) {
    return (
      <ItemsFrame {...frame}>
        <SpecSheetPage
          catalogId={catalogId}
          onCancel={() => setParams({})}
          onSaved={() => setParams({}, { state: savedState })}
        />
      </ItemsFrame>
    );
  }

  if (editing !== null) {
    const item = items.find(({ catalogItemId }) => catalogItemId === editing) ?? null;
    return (
      <ItemsFrame {...frame}>
        {item || editing === NEW ? (
          <ItemEditor
            key={editing}
            catalogId={catalogId}
            item={item}
            onCancel={cancel}
            onSaved={(next) => saved(next.catalogItemId, savedItem(item, next))}
          />
        ) : (
          <Gone onReturn={cancel} />
        )}
      </ItemsFrame>
    );
  }

  return (
    <ItemsFrame
      {...frame}
      aside={
        <>
          <NewItem focused={cameFrom === NEW} onNew={() => open(NEW)} />
          <Button variant="outlined" size="small" onClick={() => setParams({ [SHEET]: '' })}>
            Spec sheet
          </Button>
        </>
      }
    >
      {items.length > 0 ? (
        <StoreItems
          items={items}
          tools={{
            cameFrom,
            onEdit: ({ catalogItemId }) => open(catalogItemId),
            onDelete: (item) => void remove(item),
          }}
        />
      ) : (
        <Notice title="There is nothing in this catalogue">
          Items are what customers buy. Make the first with the button above.
        </Notice>
      )}
      {dialogs}
    </ItemsFrame>
  );
}

function NewItem({ focused, onNew }: { focused: boolean; onNew: () => void }) {
  return (
    <Tooltip title="New item">
      <IconButton aria-label="New item" ref={focused ? focusNode : undefined} onClick={onNew}>
        <AddIcon />
      </IconButton>
    </Tooltip>
  );
}

function Gone({ onReturn }: { onReturn: () => void }) {
  return (
    <Notice
      alert
      title="There is no such item any more"
      action={
        <Button variant="outlined" onClick={onReturn}>
          All items of this catalogue
        </Button>
      }
    >
      Somebody may have deleted it.
    </Notice>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}

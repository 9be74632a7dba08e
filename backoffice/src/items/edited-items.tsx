import { itemNotFound } from '@spindle/sdk/domain/catalog/labels';
import AddIcon from '@mui/icons-material/Add';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { savedState } from '../editing/navigation-state.ts';
import { OpenEditor } from '../editing/open-editor.tsx';
import { NEW, useEditing } from '../editing/use-editing.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { useDelete } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { Notice } from '../ui/notice.tsx';
import { ItemEditor } from './item-editor.tsx';
import { SPEC_SHEET } from '../catalog/item-address.ts';
import { ItemsFrame } from '../catalog/items-frame.tsx';
import { SpecSheetPage } from '../catalog/spec-sheet-page.tsx';
import { StoreItems } from '../catalog/store-items.tsx';
import { deletingItem, itemDeleted, savedItem } from '../catalog/store-messages.ts';
import { itemRecordsQuery, type Item, type ItemRecord } from '../catalog/store-queries.ts';

const gone = {
  title: itemNotFound,
  text: 'The item may have been deleted.',
  back: 'All items in this catalog',
};

/** Lists all items in a catalog, or shows the editor for one item. */
export function EditedItems({ catalogId }: { catalogId: string }) {
  const query = useQuery(itemRecordsQuery(catalogId));
  const { editing, cameFrom, open, cancel, created, saved } = useEditing();
  const { ask, tell, dialogs } = useDialogs();
  const [deleteItem] = useDelete('items', {
    onSuccess: () => tell(itemDeleted),
    onError: ({ message }) =>
      tell({ tone: 'warning', title: 'Error Deleting Item', text: message }),
  });
  const [params, setParams] = useSearchParams();
  const { data: items = [] } = query;
  const frame = { catalogId, extended: true, items: query };

  async function remove(item: Item) {
    if (await ask(deletingItem(item))) deleteItem({ id: idOf(catalogId, item.catalogItemId) });
  }

  /** A new item continues in its editor. */
  function afterSaving(before: ItemRecord | null, item: ItemRecord): 'open' | undefined {
    const message = savedItem(before, item);
    if (before !== null) return saved(item.catalogItemId, message);
    created(item.catalogItemId, message);
    return undefined;
  }

  if (params.has(SPEC_SHEET)) {
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
    return (
      <ItemsFrame {...frame} wide>
        <OpenEditor
          key={editing}
          id={editing}
          found={items.find(({ catalogItemId }) => catalogItemId === editing)}
          gone={gone}
          onCancel={cancel}
        >
          {(item) => (
            <ItemEditor
              catalogId={catalogId}
              item={item}
              onCancel={cancel}
              onSaved={(next) => afterSaving(item, next)}
            />
          )}
        </OpenEditor>
      </ItemsFrame>
    );
  }

  return (
    <ItemsFrame
      {...frame}
      aside={
        <>
          <NewItem focused={cameFrom === NEW} onNew={() => open(NEW)} />
          <Button variant="outlined" size="small" onClick={() => setParams({ [SPEC_SHEET]: '' })}>
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
        <Notice title="No items in this catalog">
          Items are the products customers buy. Use the button above to create your first item.
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

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}

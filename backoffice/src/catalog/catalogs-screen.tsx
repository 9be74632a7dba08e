import { noCatalogs } from '@spindle/sdk/domain/catalog/labels';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panel } from '../app/panel.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { NEW, useEditing } from '../editing/use-editing.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { RefreshCdnButton } from '../editing/refresh-cdn-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { CatalogEditor } from './catalog-editor.tsx';
import { CatalogRows } from './catalog-rows.tsx';
import { deleteCatalog } from './delete-from-store.ts';
import { deletingCatalog } from './store-messages.ts';
import { catalogsQuery, storeKey, type Catalog } from './store-queries.ts';

export function CatalogsScreen({ extended }: { extended: boolean }) {
  const client = useQueryClient();
  const { data: catalogs, error, refetch } = useQuery(catalogsQuery(extended));
  const { editing, cameFrom, open, cancel, saved } = useEditing();
  const { ask, tell, dialogs } = useDialogs();

  async function remove(catalog: Catalog) {
    if (!(await ask(deletingCatalog(catalog)))) return;
    const message = await deleteCatalog(catalog);
    await client.invalidateQueries({ queryKey: storeKey });
    tell(message);
  }

  if (extended && editing !== null && (catalogs || editing === NEW)) {
    const catalog = catalogs?.find(({ catalogId }) => catalogId === editing) ?? null;
    return (
      <Screen title="Store Builder" crumbs={[panel]}>
        {catalog || editing === NEW ? (
          <CatalogEditor
            key={editing}
            catalog={catalog}
            onCancel={cancel}
            onSaved={({ catalogId, title }) => saved(catalogId, `${title} is saved.`)}
          />
        ) : (
          <Gone onReturn={cancel} />
        )}
      </Screen>
    );
  }

  return (
    <Screen
      title="Store Builder"
      crumbs={[panel]}
      aside={extended && <Tools cameFromNew={cameFrom === NEW} onNew={() => open(NEW)} />}
    >
      {error && <LoadFailed error={error} retry={() => void refetch()} />}
      {!catalogs && !error && <RowsSkeleton />}
      {catalogs?.length === 0 && (
        <Notice title={noCatalogs}>
          A catalogue groups the items the shop sells.
          {extended && ' Make the first with the button above.'}
        </Notice>
      )}
      {catalogs && catalogs.length > 0 && (
        <Box sx={{ maxWidth: 960 }}>
          <CatalogRows
            catalogs={catalogs}
            tools={
              extended
                ? {
                    cameFrom,
                    onEdit: ({ catalogId }) => open(catalogId),
                    onDelete: (catalog) => void remove(catalog),
                  }
                : null
            }
          />
        </Box>
      )}
      {dialogs}
    </Screen>
  );
}

function Tools({ cameFromNew, onNew }: { cameFromNew: boolean; onNew: () => void }) {
  return (
    <>
      <RefreshCdnButton path="/catalog/*" stale="store" />
      <Tooltip title="New catalogue">
        <IconButton
          aria-label="New catalogue"
          ref={cameFromNew ? focusNode : undefined}
          onClick={onNew}
        >
          <AddIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}

function Gone({ onReturn }: { onReturn: () => void }) {
  return (
    <Notice
      alert
      title="There is no such catalogue any more"
      action={
        <Button variant="outlined" onClick={onReturn}>
          All catalogues
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

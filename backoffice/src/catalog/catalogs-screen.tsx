import { catalogNotFound, noCatalogs } from '@spindle/sdk/domain/catalog/labels';
import AddIcon from '@mui/icons-material/Add';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDelete } from '../providers/write-hooks.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { OpenEditor } from '../editing/open-editor.tsx';
import { NEW, useEditing } from '../editing/use-editing.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { RefreshCdnButton } from '../editing/refresh-cdn-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { CatalogEditor } from './catalog-editor.tsx';
import { CatalogRows } from './catalog-rows.tsx';
import { catalogDeleted, deletingCatalog, catalogNotDeleted } from './store-messages.ts';
import { type Catalog } from './store-queries.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';

const gone = {
  title: catalogNotFound,
  text: 'The catalog may have been deleted.',
  back: 'All catalogs',
};

export function CatalogsScreen({ extended }: { extended: boolean }) {
  const { data: catalogs, error, refetch } = useQuery(catalogsQuery(extended));
  const { editing, cameFrom, open, cancel, saved } = useEditing();
  const { ask, tell, dialogs } = useDialogs();
  const [deleteCatalog] = useDelete('catalogs', {
    onSuccess: () => tell(catalogDeleted),
    onError: (cause) => tell(catalogNotDeleted(cause)),
  });

  async function remove(catalog: Catalog) {
    if (await ask(deletingCatalog(catalog))) deleteCatalog({ id: catalog.catalogId });
  }

  if (extended && editing !== null && (catalogs || editing === NEW)) {
    return (
      <Screen title="Store Builder">
        <OpenEditor
          key={editing}
          id={editing}
          found={catalogs?.find(({ catalogId }) => catalogId === editing)}
          gone={gone}
          onCancel={cancel}
        >
          {(catalog) => (
            <CatalogEditor
              catalog={catalog}
              onCancel={cancel}
              onSaved={({ catalogId, title }) => saved(catalogId, `${title} saved.`)}
            />
          )}
        </OpenEditor>
      </Screen>
    );
  }

  return (
    <Screen
      title="Store Builder"
      aside={extended && <Tools cameFromNew={cameFrom === NEW} onNew={() => open(NEW)} />}
    >
      {error && <LoadFailed error={error} retry={() => void refetch()} />}
      {!catalogs && !error && <RowsSkeleton />}
      {catalogs?.length === 0 && (
        <Notice title={noCatalogs}>
          Catalogs group the items you sell.
          {extended && ' Use the button above to create your first catalog.'}
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
      <RefreshCdnButton path="/catalog/*" stale="items" />
      <Tooltip title="New catalog">
        <IconButton
          aria-label="New catalog"
          ref={cameFromNew ? focusNode : undefined}
          onClick={onNew}
        >
          <AddIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}

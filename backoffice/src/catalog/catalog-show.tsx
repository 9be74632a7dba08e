import { Box, Link, Typography } from '@mui/material';
import { panel } from '../app/panel.ts';
import type { AdminCatalog } from '../providers/records.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { Moment } from '../ui/moment.tsx';
import { RelatedList } from '../ui/related-list.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { ItemRows } from './item-rows.tsx';
import { StatusChips } from './status-chips.tsx';

export function CatalogShow() {
  return (
    <ShowScreen<AdminCatalog>
      kind="Catalogue"
      crumbs={[panel, { label: 'Catalogues', to: '/ui/admin/catalogs' }]}
      title={({ title }) => title}
      renderAside={(catalog) => <StatusChips {...catalog} />}
    >
      {(catalog) => (
        <>
          <Facts facts={factsOf(catalog)} />
          <Box sx={{ mt: 4 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              Items
            </Typography>
            <RelatedList
              resource="items"
              target="catalogId"
              id={catalog.id}
              sort={{ field: 'listingOrderWeight', order: 'ASC' }}
              empty="There is nothing in this catalogue."
            >
              <ItemRows />
            </RelatedList>
          </Box>
        </>
      )}
    </ShowScreen>
  );
}

function factsOf(catalog: AdminCatalog) {
  return [
    { label: 'Catalogue ID', value: <CopyableId id={catalog.catalogId} /> },
    { label: 'Description', value: catalog.description },
    { label: 'Link', value: catalog.link && <Link href={catalog.link}>{catalog.link}</Link> },
    { label: 'Listing order', value: catalog.listingOrderWeight },
    { label: 'Created', value: <Moment at={catalog.dateCreated} exact /> },
    { label: 'Modified', value: <Moment at={catalog.dateModified} exact /> },
    { label: 'Version', value: catalog.version },
  ];
}

import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { comingFrom } from '../editing/navigation-state.ts';
import { StockLink } from '../inventory/stock-link.tsx';
import { LabelButton } from '../picking/labels/label-button.tsx';
import type { AdminItem } from '../providers/records.ts';
import { ContentLink } from '../catalog/content-link.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { formatCount, formatDollars } from '../ui/format.ts';
import { useShopTime, type ShopTime } from '../ui/shop-time.ts';
import { DateTime } from '../ui/date-time.tsx';
import { ListBeside } from '../ui/list-beside.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { AttributeTable } from '../catalog/attribute-table.tsx';
import { itemEditor } from '../catalog/item-address.ts';
import { detailsFacts } from '../catalog/details-facts.ts';
import { saleText } from '../catalog/sale-text.ts';
import { StatusChips } from '../catalog/status-chips.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import { listOfItems } from '../catalog/list-of-items.ts';
import { ItemRows } from '../catalog/item-rows.tsx';

export function ItemShow() {
  const time = useShopTime();
  return (
    <ListBeside label="Items" of={listOfItems} rows={<ItemRows />}>
      <ShowScreen<AdminItem>
        kind="Item"
        crumbs={[{ label: 'Items', to: '/ui/admin/items' }]}
        title={({ title: asIs }) => ({ asIs })}
        renderAside={(item) => (
          <>
            <StatusChips {...item} />
            <LabelButton item={item} />
            <EditLink item={item} />
            {item.subscription && <ContentLink name={item} />}
          </>
        )}
      >
        {(item) => (
          <>
            <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 3 }}>
              <Thumbnail image={item.image} width={240} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Facts facts={factsOf(item, time)} />
              </Box>
            </Box>
            <Box sx={{ mt: 4 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                Attributes
              </Typography>
              <AttributeTable attributes={item.attributes} />
            </Box>
            <Box sx={{ mt: 4 }}>
              <StockLink {...item} />
            </Box>
          </>
        )}
      </ShowScreen>
    </ListBeside>
  );
}

function EditLink({ item: { catalogId, catalogItemId } }: { item: AdminItem }) {
  const { pathname } = useLocation();
  return (
    <Button
      component={RouterLink}
      to={itemEditor(catalogId, catalogItemId)}
      // Leads back here when the editor closes.
      state={comingFrom(pathname)}
      variant="outlined"
      size="small"
    >
      Edit item
    </Button>
  );
}

function factsOf(item: AdminItem, time: ShopTime) {
  return [
    { label: 'Item ID', value: <CopyableId id={item.catalogItemId} /> },
    {
      label: 'Catalog',
      value: (
        <Link component={RouterLink} to={`/ui/admin/storeBuilder/${item.catalogId}`}>
          {item.catalogId}
        </Link>
      ),
    },
    {
      label: 'Shop page',
      value: item.enabled ? (
        <Link href={`/ui/shop/${item.catalogId}/${item.catalogItemId}`}>Open shop page</Link>
      ) : (
        'Hidden from customers'
      ),
    },
    { label: 'Description', value: item.description },
    { label: 'Price', value: formatDollars(item.price) },
    { label: 'Sale', value: saleOf(item, time) },
    { label: 'Inventory', value: formatCount(item.inventory) },
    { label: 'Reorder level', value: item.reorderLevel },
    { label: 'Back-in-stock requests', value: item.waiting > 0 ? formatCount(item.waiting) : null },
    { label: 'Tax code', value: item.taxCode && <CopyableId id={item.taxCode} /> },
    { label: 'Part number', value: item.externalId && <CopyableId id={item.externalId} /> },
    ...detailsFacts(item),
    { label: 'Subscription link', value: item.subscriptionLink },
    { label: 'Coupon ID', value: item.couponId && <CopyableId id={item.couponId} /> },
    { label: 'Listing order', value: item.listingOrderWeight },
    { label: 'Created', value: <DateTime at={item.dateCreated} exact /> },
    { label: 'Modified', value: <DateTime at={item.dateModified} exact /> },
    { label: 'Version', value: item.version },
  ];
}

function saleOf(
  { price, salePrice, saleStarts, saleEnds }: AdminItem,
  time: ShopTime,
): string | null {
  if (salePrice === null || saleEnds === null) return null;
  return saleText({ price, salePrice, saleStarts, saleEnds }, time);
}

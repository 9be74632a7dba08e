import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { CatalogInput } from '../catalog/item-inputs.tsx';
import { listOfItems } from '../catalog/list-of-items.ts';
import { ItemsNav } from '../sheet/items-nav.tsx';
import { SheetLink } from '../sheet/sheet-link.tsx';
import { ItemRows } from '../catalog/item-rows.tsx';
import type { AdminItem } from '../providers/records.ts';
import { BulkToolbar } from '../bulk/bulk-toolbar.tsx';
import { outOfStock } from '@spindle/sdk/domain/catalog/labels';

const visibilityChoices = [
  { id: true, name: 'Enabled' },
  { id: false, name: 'Disabled' },
] as const;

const stockChoices = [
  { id: true, name: outOfStock },
  { id: false, name: 'In stock' },
] as const;

export function ItemList() {
  return (
    <ListScreen
      title="Items"
      intro={
        <>
          <ItemsNav />
          <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
            <Button component={Link} to="/ui/admin/items/create" variant="outlined">
              New item
            </Button>
            <SheetLink />
          </Box>
        </>
      }
      {...listOfItems}
      filters={[
        <SearchField key="q" label="Title or ID" />,
        <CatalogInput key="catalog" />,
        <ChoiceField
          key="enabled"
          source="enabled"
          label="Visibility"
          choices={visibilityChoices}
        />,
        <ChoiceField key="stock" source="outOfStock" label="Stock" choices={stockChoices} />,
      ]}
      empty={
        <Notice title="No items yet">Items are what customers buy, grouped by catalog.</Notice>
      }
      bulk={<ItemBulk />}
    >
      <ItemRows />
    </ListScreen>
  );
}

function ItemBulk() {
  return (
    <BulkToolbar<AdminItem>
      records="items"
      actions={['enable', 'disable', 'publish', 'prices']}
      // Neither part of the id contains `_`.
      keyOf={(id) => id.replace('_', '/')}
      nameOf={({ title }) => title}
    />
  );
}

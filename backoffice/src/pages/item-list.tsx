import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { CatalogInput } from '../catalog/item-inputs.tsx';
import { shownChoices, stockChoices } from '../catalog/flag-choices.ts';
import { ItemBulk } from '../bulk/item-bulk.tsx';
import { listOfItems } from '../catalog/list-of-items.ts';
import { ItemsNav } from '../sheet/items-nav.tsx';
import { SheetLink } from '../sheet/sheet-link.tsx';
import { ItemRows } from '../catalog/item-rows.tsx';

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
        <ChoiceField key="enabled" source="enabled" label="Shown" choices={shownChoices} />,
        <ChoiceField key="stock" source="outOfStock" label="Stock" choices={stockChoices} />,
      ]}
      empty={
        <Notice title="No items yet">Items are what customers buy, grouped by catalogue.</Notice>
      }
      bulk={<ItemBulk />}
    >
      <ItemRows />
    </ListScreen>
  );
}

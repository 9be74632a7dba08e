import { readMore } from '@spindle/sdk/domain/catalog/labels';
import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { EditableRows, type EditTools } from '../editing/editable-rows.tsx';
import { ContentIconLink } from './content-link.tsx';
import { formatCount, formatDollars } from '../ui/format.ts';
import { AddToCart } from './add-to-cart.tsx';
import { StoreLabels } from './store-labels.tsx';
import type { Item } from './store-queries.ts';

interface Props {
  items: readonly Item[];
  tools: EditTools<Item>;
}

/** Lists a catalog's items, with links to their details. */
export function StoreItems({ items, tools }: Props) {
  return (
    <EditableRows
      label="Items"
      records={items}
      idOf={({ catalogItemId }) => catalogItemId}
      renderName={(item) => <ItemLink item={item} />}
      renderLabels={(item) => <StoreLabels {...item} />}
      tools={tools}
      renderTool={(item) => item.subscription && <ContentIconLink item={item} />}
      renderMore={(item) => <Figures item={item} />}
    />
  );
}

function Figures({ item }: { item: Item }) {
  return (
    <Box
      sx={{
        mt: '4px',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 16px',
        fontSize: '0.875rem',
        lineHeight: '24px',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{formatDollars(item.price)}</span>
      {!item.digital && !item.subscription && <span>{formatCount(item.inventory)} left</span>}
      <ReadMore item={item} />
      {!item.digital && !item.subscription && <AddToCart item={item} />}
    </Box>
  );
}

function ItemLink({ item }: { item: Item }) {
  return (
    <Link component={RouterLink} to={addressOf(item)} id={titleIdOf(item)}>
      {item.title}
    </Link>
  );
}

function ReadMore({ item }: { item: Item }) {
  return (
    <Link
      component={RouterLink}
      to={addressOf(item)}
      // Screen readers list links out of context, so each "read more" link needs its item's title.
      aria-describedby={titleIdOf(item)}
    >
      {readMore}
    </Link>
  );
}

function addressOf({ catalogId, catalogItemId }: Item): string {
  return `/ui/admin/storeBuilder/${catalogId}/${catalogItemId}`;
}

function titleIdOf({ catalogItemId }: Item): string {
  return `title-${catalogItemId}`;
}

import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { itemEditor } from '../../catalog/item-address.ts';
import type { Item } from '../../catalog/store-queries.ts';

export type ToolPage = 'attributes' | 'publisher';

interface Props {
  item: Item;
  /** The sub page that was just closed. The focus returns to the button that opened it. */
  cameFrom: ToolPage | null;
  onOpen: (page: ToolPage) => void;
}

const tools = [
  { page: 'attributes', label: 'Attributes' },
  { page: 'publisher', label: 'Payment provider publisher' },
] as const;

/** Links from the preview to the item's editor and the sub pages for administrators. */
export function PreviewTools({ item, cameFrom, onOpen }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      <Button
        component={Link}
        to={itemEditor(item.catalogId, item.catalogItemId)}
        variant="contained"
      >
        Edit item
      </Button>
      {tools.map(({ page, label }) => (
        <Button
          key={page}
          variant="outlined"
          ref={page === cameFrom ? focusNode : undefined}
          onClick={() => onOpen(page)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}

import FolderZipIcon from '@mui/icons-material/FolderZipOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Item } from './store-queries.ts';

type ItemName = Pick<Item, 'catalogId' | 'catalogItemId'>;

/** Links a subscription item to its licensed content. */
export function ContentLink({ name }: { name: ItemName }) {
  return (
    <Button component={RouterLink} to={contentPath(name)} variant="outlined" size="small">
      Licensed content
    </Button>
  );
}

/** The same link for a list row, which has no space for words. */
export function ContentIconLink({ item }: { item: ItemName & { title: string } }) {
  return (
    <Tooltip title="Licensed content" enterDelay={400}>
      <IconButton
        component={RouterLink}
        to={contentPath(item)}
        aria-label={`Licensed content for ${item.title}`}
      >
        <FolderZipIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function contentPath({ catalogId, catalogItemId }: ItemName): string {
  return `/ui/admin/storeBuilder/content/${catalogId}/${catalogItemId}`;
}

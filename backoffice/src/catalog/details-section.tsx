import { Box, Button } from '@mui/material';
import { detailsSaved } from '@spindle/sdk/domain/catalog/item-details';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Facts } from '../ui/facts.tsx';
import { detailsFacts } from './details-facts.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { ItemSection } from './item-section.tsx';
import type { ItemRecord } from './store-queries.ts';

interface Props {
  item: ItemRecord;
  /** Receives the updated item. */
  onChanged: (item: ItemRecord) => void;
}

/** Shows and edits the details of an item, saved separately from its form. */
export function DetailsSection({ item, onChanged }: Props) {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  return (
    <ItemSection title="Details">
      <Facts facts={detailsFacts(item)} />
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          Edit details…
        </Button>
      </Box>
      {open && (
        <DetailsDialog
          item={item}
          onDismiss={() => setOpen(false)}
          onSaved={(saved) => {
            setOpen(false);
            notify(detailsSaved, { type: 'success' });
            onChanged(saved);
          }}
        />
      )}
    </ItemSection>
  );
}

import LabelIcon from '@mui/icons-material/LabelOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import type { LabeledItem } from './item-label.tsx';
import { LabelDialog } from './label-dialog.tsx';

interface Props {
  item: LabeledItem;
  count?: number;
  sx?: ButtonProps['sx'];
}

/** Opens the printable labels of an item, with the barcode that the Picking Manager scans. */
export function LabelButton({ item, count = 1, sx }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<LabelIcon />}
        aria-label={`Print label for ${item.title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={sx}
      >
        Print label
      </Button>
      {open && <LabelDialog item={item} count={count} onClose={() => setOpen(false)} />}
    </>
  );
}

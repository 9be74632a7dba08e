import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { ItemLabel, type LabeledItem } from './item-label.tsx';
import { LabelSheet } from './label-sheet.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const MAX = 100;

interface Props {
  item: LabeledItem;
  /** The initial number of labels. */
  count: number;
  onClose: () => void;
}

export function LabelDialog({ item, count, onClose }: Props) {
  const [copies, setCopies] = useState(String(Math.min(count, MAX)));
  const requested = Number(copies);
  const possible = Number.isInteger(requested) && requested >= 1 && requested <= MAX;
  return (
    <Dialog open onClose={onClose} aria-labelledby="label-dialog-title">
      <DialogTitle id="label-dialog-title" component="h2">
        Item label
      </DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2, border: 1, borderColor: 'divider', backgroundColor: '#fff' }}>
          <Box sx={{ display: 'flex', justifyContent: 'center' }}>
            <ItemLabel {...item} />
          </Box>
        </Box>
        <TextField
          label="Copies"
          value={copies}
          error={!possible}
          helperText={possible ? ' ' : `Enter a whole number from 1 to ${MAX}.`}
          onChange={({ target }) => setCopies(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          sx={{ mt: 1, maxWidth: 240 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!possible}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </DialogActions>
      {possible && <LabelSheet item={item} copies={requested} />}
    </Dialog>
  );
}

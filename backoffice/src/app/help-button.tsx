import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useShortcut } from '../ui/shortcuts.ts';
import { HelpDialog } from './help-dialog.tsx';

export function HelpButton() {
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return (
    <>
      <Tooltip title="Keys">
        <IconButton color="inherit" aria-label="Keys" onClick={() => setOpen(true)}>
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      <HelpDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useState } from 'react';
import { useShortcut } from '../ui/shortcuts.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

const HelpDialog = lazyComponent(async () => (await import('./help-dialog.tsx')).HelpDialog);

export function HelpButton() {
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  const keys = useTranslateText()('Keyboard shortcuts');
  return (
    <>
      <Tooltip title={keys}>
        <IconButton color="inherit" aria-label={keys} onClick={() => setOpen(true)}>
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense>
          <HelpDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

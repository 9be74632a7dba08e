import { Button, Popover } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  /** Shown on the button that opens the panel. */
  name: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A list tool: a button that opens a panel. */
export function ToolPopover({ name, icon, title, children }: Props) {
  const translate = useTranslateText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(name)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate(title) } }}
      >
        {children}
      </Popover>
    </>
  );
}

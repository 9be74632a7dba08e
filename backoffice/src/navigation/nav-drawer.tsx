import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { Box, Button, Drawer, IconButton } from '@mui/material';
import { useState } from 'react';
import { ToolNav } from './tool-nav.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Shows the tools in a drawer that opens with a button, for narrow screens. */
export function NavDrawer() {
  const [open, setOpen] = useState(false);
  const translate = useTranslateText();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<MenuIcon />}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 40 }}
      >
        {translate('Tools')}
      </Button>
      <Drawer
        anchor="top"
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': translate('Tools'), sx: { maxHeight: '100dvh' } } }}
      >
        {/* Placed next to the group names, to leave more room for the tools. */}
        <IconButton
          color="inherit"
          size="small"
          aria-label={translate('Close')}
          onClick={close}
          sx={{ position: 'absolute', top: 0, right: 4 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <Box sx={{ pt: '10px', pb: '6px' }}>
          <ToolNav onChosen={close} />
        </Box>
      </Drawer>
    </>
  );
}

import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, IconButton } from '@mui/material';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useEffect, useState } from 'react';
import { useNarrow } from '../ui/use-width.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** The shortcut as printed on the user's keyboard. */
export const paletteKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

const PaletteDialog = lazyComponent(
  async () => (await import('./palette-dialog.tsx')).PaletteDialog,
);

/** Opens the back-office search. Ctrl-K does the same on every screen. */
export function PaletteButton() {
  const narrow = useNarrow();
  const translate = useTranslateText();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const isKey = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
      if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      // The palette doesn't open over another dialog.
      if (document.querySelector('[aria-modal=true]') === null) show();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
  return (
    <>
      {narrow ? (
        <IconButton color="inherit" aria-label={translate('Find')} onClick={show}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          aria-keyshortcuts="Control+K Meta+K"
          startIcon={<SearchIcon />}
          onClick={show}
          sx={{ mr: 1 }}
        >
          {translate('Find')}{' '}
          <Box component="kbd" sx={{ ml: 2, font: 'inherit', fontWeight: 400 }}>
            {paletteKey}
          </Box>
        </Button>
      )}
      {opened && (
        <Suspense>
          <PaletteDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

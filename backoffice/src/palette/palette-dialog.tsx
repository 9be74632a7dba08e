import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNarrow } from '../ui/use-width.ts';
import type { Entry } from './entry.ts';
import { Palette } from './palette.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The search dialog, available on every screen. Closing it leaves the user on the same screen. */
export function PaletteDialog({ open, onClose }: Props) {
  const navigate = useNavigate();
  const narrow = useNarrow();
  // True after opening another screen, whose heading then takes the focus.
  const [hasLed, setHasLed] = useState(false);

  function choose({ act }: Entry) {
    setHasLed('to' in act);
    onClose();
    if ('to' in act) void navigate(act.to);
    else act.run();
  }

  function leave() {
    setHasLed(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      fullScreen={narrow}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus={hasLed}
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': 'Find',
          'aria-labelledby': undefined,
          sx: narrow ? {} : { mt: '10vh', maxHeight: '72vh' },
        },
      }}
    >
      <Palette onChosen={choose} onClose={leave} />
    </Dialog>
  );
}

import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { paletteKey } from '../palette/palette-button.tsx';
import { shortcuts, useShortcutsOn } from '../ui/shortcuts.ts';
import { mono } from '../ui/theme.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Lists the keyboard shortcuts and lets the user turn them off. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslateText();
  const [on, setOn] = useShortcutsOn();
  return (
    <Dialog open onClose={onClose} aria-labelledby="help-title">
      <DialogTitle id="help-title" component="h2">
        {translate('Keyboard shortcuts')}
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: '64px 1fr', rowGap: 1 }}
        >
          <Row label={paletteKey} does="Find anything, even while typing" />
          {shortcuts.map(({ key, does }) => (
            <Row key={key} label={key} does={does} />
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_, checked) => setOn(checked)} />}
          label={translate('Use single-key shortcuts')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ label, does }: { label: string; does: string }) {
  const translate = useTranslateText();
  return (
    <>
      <Box component="dt" sx={{ fontFamily: mono }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {translate(does)}
      </Box>
    </>
  );
}

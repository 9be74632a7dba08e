import { stillThere, staySignedIn } from '@spindle/sdk/domain/identity/proof-question';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Dialog } from '../ui/dialog.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Counts down the seconds until the user is signed out. */
export function IdleQuestion({ secondsLeft, stay }: { secondsLeft: number; stay: () => void }) {
  const translate = useTranslateText();
  return (
    <Dialog
      open
      onClose={stay}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      transitionDuration={0}
    >
      <DialogTitle id="idle-title" component="h2">
        {translate(stillThere)}
      </DialogTitle>
      <DialogContent>
        <div id="idle-text">{translate("You'll be signed out soon because of inactivity.")}</div>
        <div role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('Time left: %{time}', { time: clockTime(secondsLeft) })}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={stay} ref={focusNode}>
          {translate(staySignedIn)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** 95 → 1:35 */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}

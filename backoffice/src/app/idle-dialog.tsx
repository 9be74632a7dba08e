import { stillThere, staySignedIn } from '@spindle/sdk/domain/identity/proof-question';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useIdle } from './use-idle.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Asks whether the user is still there before the session times out. */
export function IdleDialog() {
  const { secondsLeft, stay } = useIdle();
  const translate = useTranslateText();
  return (
    <Dialog
      open={secondsLeft !== null}
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
          {translate('Time left: %{time}', { time: clockTime(secondsLeft ?? 0) })}
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

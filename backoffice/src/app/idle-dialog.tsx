import { stillThere, staySignedIn } from '@spindle/sdk/domain/identity/idle-question';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useIdle } from './use-idle.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Asks whether somebody is still there, before the session ends by itself. */
export function IdleDialog() {
  const { secondsLeft, stay } = useIdle();
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
        {stillThere}
      </DialogTitle>
      <DialogContent>
        <div id="idle-text">You will be signed out soon, because nothing happened for a while.</div>
        <div role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
          Time left: {clockTime(secondsLeft ?? 0)}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={stay} ref={focusNode}>
          {staySignedIn}
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

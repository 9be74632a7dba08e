import MuiDialog, { type DialogProps } from '@mui/material/Dialog';

/** A dialog that stays open where it was opened by a double click, whose second click falls beside it. */
export function Dialog({ onClose, ...props }: DialogProps) {
  return (
    <MuiDialog
      {...props}
      onClose={(event, reason) => {
        if (reason === 'backdropClick' && isSecondClick(event)) return;
        onClose?.(event, reason);
      }}
    />
  );
}

const isSecondClick = (event: object) => 'detail' in event && Number(event.detail) > 1;

import MuiDialog, { type DialogProps } from '@mui/material/Dialog';

/**
 * A dialog that ignores the second click of the double click that opened it, which lands outside
 * the dialog.
 */
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

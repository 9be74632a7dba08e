import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { CodeFields } from './code-fields.tsx';
import { useNewCode } from './use-new-code.ts';

interface Props {
  onDismiss: () => void;
  /** With what the shop said. */
  onMade: (reason: string) => void;
}

/** Makes a discount code. */
export function CodeDialog({ onDismiss, onMade }: Props) {
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const { form, change, errors, refusal, sending, submit } = useNewCode(onMade);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  function send(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // What was filled in is not lost by a slip of the pointer.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !sending && onDismiss()}
      aria-labelledby={`${id}-title`}
      transitionDuration={0}
    >
      <form ref={fields} noValidate onSubmit={send}>
        <DialogTitle id={`${id}-title`} component="h2">
          New discount code
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {refusal !== null && (
            <Alert severity="error" variant="outlined">
              {refusal}
            </Alert>
          )}
          <CodeFields form={form} errors={errors} onChange={change} />
        </DialogContent>
        <DialogActions>
          <Button disabled={sending} onClick={onDismiss}>
            Dismiss
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            Make code
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Dialog } from './dialog.tsx';
import { useChanged, useCloseUnsaved } from './unsaved.tsx';

interface Props {
  title: string;
  /** All that can be filled in, so that nothing changed is lost without a question. */
  values: unknown;
  /** What filling it in will do. */
  about?: ReactNode;
  /** The button that does it. */
  action: string;
  color?: 'primary' | 'error';
  disabled?: boolean;
  sending: boolean;
  /** Why it was not done, where no field says it. */
  refusal: ReactNode;
  children: ReactNode;
  onSend: () => void;
  onDismiss: () => void;
}

/** Asks for what an action needs; sent in vain, the first field to mend has the focus. */
export function FormDialog({
  title,
  values,
  about,
  sending,
  refusal,
  children,
  onDismiss,
  ...props
}: Props) {
  const id = useId();
  const { form, send, changed } = useFirstToMend(props.onSend);
  const [close, question] = useCloseUnsaved(useChanged(values), onDismiss);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // What was filled in is not lost by a slip of the pointer.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !sending && close()}
      aria-labelledby={`${id}-title`}
      aria-describedby={about === undefined ? undefined : `${id}-text`}
      transitionDuration={0}
    >
      <form ref={form} noValidate onSubmit={send} onInput={changed}>
        <DialogTitle id={`${id}-title`} component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {about !== undefined && (
            <Box id={`${id}-text`} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {about}
            </Box>
          )}
          {typeof refusal === 'string' ? (
            <Alert severity="error" variant="outlined">
              {refusal}
            </Alert>
          ) : (
            refusal
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button disabled={sending} onClick={close}>
            Dismiss
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.color}
            disabled={props.disabled}
            loading={sending}
          >
            {props.action}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}

/** What is wrong may be known at once, or when the shop has answered. */
function useFirstToMend(onSend: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!awaited.current) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) awaited.current = false;
    field?.focus();
  });
  return {
    form,
    send: (event: SubmitEvent) => {
      event.preventDefault();
      awaited.current = true;
      onSend();
    },
    changed: () => {
      awaited.current = false;
    },
  };
}

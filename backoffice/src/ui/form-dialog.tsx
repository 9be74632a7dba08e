import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Dialog } from './dialog.tsx';
import type { FormValues } from './form-values.ts';
import { useCloseUnsaved } from './unsaved.tsx';
import { useFormChanged } from './use-form-changed.ts';
import { useTranslateText, type Translatable } from './use-translate-text.ts';

export interface FormDialogProps {
  /** The resource that the fields belong to, if it isn't the surrounding one. */
  resource?: string;
  title: Translatable;
  /** Initial values of the inputs. */
  start?: FormValues;
  /** Whether something other than the inputs is unsaved. */
  changed?: boolean;
  /** When a field first shows its error. Defaults to the first submission. */
  mode?: 'onTouched';
  /** Returns the errors by input. */
  validate?: (values: FormValues) => Record<string, string | undefined>;
  /** Describes what submitting the form will do. */
  about?: ReactNode;
  /** The label of the submit button, which may depend on the values. */
  action: string | ((values: FormValues) => string);
  color?: 'primary' | 'error';
  /** Returns whether submitting these values would change nothing. */
  disabled?: (values: FormValues) => boolean;
  sending: boolean;
  /** Why submitting failed, if no field says so. */
  rejection: ReactNode;
  children: ReactNode;
  /** May return the server's errors by input. */
  onSend: (values: FormValues) => unknown;
  onDismiss: () => void;
}

const nothing = {};

/**
 * Asks for the input that an action needs, with the first input focused. After a failed attempt,
 * focuses the first invalid input.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, validate, about, rejection, onSend, onDismiss, sending } = props;
  const id = useId();
  const translate = useTranslateText();
  const [start] = useState(props.start ?? nothing);
  const [filledIn, setFilledIn] = useState(false);
  const { mend, ...around } = useFocusFirstError();
  useEffect(mend);
  const unsaved = filledIn || props.changed === true;
  const [close, question] = useCloseUnsaved(unsaved, onDismiss);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // A click outside must not discard input.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !sending && close()}
      aria-labelledby={`${id}-title`}
      aria-describedby={about === undefined ? undefined : `${id}-text`}
      transitionDuration={0}
    >
      <Box {...around} sx={{ display: 'contents' }}>
        <Form
          mode={props.mode ?? 'onSubmit'}
          record={start}
          {...(props.resource !== undefined && { resource: props.resource })}
          disableInvalidFormNotification
          noValidate
          onSubmit={onSend}
          {...(validate && { validate })}
        >
          <FormState onRender={mend} onChange={setFilledIn} />
          <DialogTitle id={`${id}-title`} component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {translate(title)}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {about !== undefined && (
              <Box id={`${id}-text`} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {translate(about)}
              </Box>
            )}
            {typeof rejection === 'string' ? (
              <Alert severity="error" variant="outlined">
                {translate(rejection)}
              </Alert>
            ) : (
              rejection
            )}
            {props.children}
          </DialogContent>
          <DialogActions
            // On blur, the field would show its error and move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Button disabled={sending} onClick={close}>
              {translate('Dismiss')}
            </Button>
            <SendButton {...props} />
          </DialogActions>
        </Form>
      </Box>
      {question}
    </Dialog>
  );
}

type SendProps = Pick<FormDialogProps, 'action' | 'color' | 'disabled' | 'sending'>;

function SendButton({ action, color, disabled, sending }: SendProps) {
  const values = useWatch();
  const translate = useTranslateText();
  return (
    <Button
      type="submit"
      variant="contained"
      color={color}
      disabled={disabled?.(values)}
      loading={sending}
    >
      {translate(typeof action === 'string' ? action : action(values))}
    </Button>
  );
}

interface FormStateProps {
  /** Called when the state of an input may have changed. */
  onRender: () => void;
  /** Receives whether the inputs differ from their initial values. */
  onChange: (filledIn: boolean) => void;
}

function FormState({ onRender, onChange }: FormStateProps) {
  const filledIn = useFormChanged();
  // Subscribes to the errors, so that this renders again when they change.
  void useFormState().errors;
  useEffect(onRender);
  useEffect(() => onChange(filledIn), [onChange, filledIn]);
  return null;
}

/** Focuses the first invalid input. Errors appear immediately or after the shop responds. */
function useFocusFirstError() {
  const box = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  const ref = useCallback((node: HTMLDivElement | null) => {
    box.current = node;
    if (!node?.contains(document.activeElement)) {
      node?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    }
  }, []);
  return {
    ref,
    mend() {
      if (!awaited.current) return;
      const field = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (field) awaited.current = false;
      field?.focus();
    },
    onSubmitCapture() {
      awaited.current = true;
    },
    onInput() {
      awaited.current = false;
    },
  };
}

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
  /** Whose fields are filled in, where it doesn't stand around: they are named by it. */
  resource?: string;
  title: Translatable;
  /** What its inputs begin with. */
  start?: FormValues;
  /** Something is not saved that they don't know of. */
  changed?: boolean;
  /** When a field first says what is wrong with it: by default once it was sent. */
  mode?: 'onTouched';
  /** What can't be sent like this, by the names of the inputs. */
  validate?: (values: FormValues) => Record<string, string | undefined>;
  /** What filling it in will do. */
  about?: ReactNode;
  /** The button that does it; it may name what was filled in. */
  action: string | ((values: FormValues) => string);
  color?: 'primary' | 'error';
  /** Whether what was filled in does nothing. */
  disabled?: (values: FormValues) => boolean;
  sending: boolean;
  /** Why it was not done, where no field says it. */
  refusal: ReactNode;
  children: ReactNode;
  /** May answer what the shop finds wrong with which input. */
  onSend: (values: FormValues) => unknown;
  onDismiss: () => void;
}

const nothing = {};

/** Asks for what an action needs, from its first input on; sent in vain, the first to mend has the focus. */
export function FormDialog(props: FormDialogProps) {
  const { title, validate, about, refusal, onSend, onDismiss, sending } = props;
  const id = useId();
  const translate = useTranslateText();
  const [start] = useState(props.start ?? nothing);
  const [filledIn, setFilledIn] = useState(false);
  const { mend, ...around } = useFirstToMend();
  useEffect(mend);
  const unsaved = filledIn || props.changed === true;
  const [close, question] = useCloseUnsaved(unsaved, onDismiss);
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
            {typeof refusal === 'string' ? (
              <Alert severity="error" variant="outlined">
                {translate(refusal)}
              </Alert>
            ) : (
              refusal
            )}
            {props.children}
          </DialogContent>
          <DialogActions
            // A field left by pressing a button would tell its error, and push the button away.
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
  /** Told when the state of an input may be another. */
  onRender: () => void;
  /** Told whether the inputs differ from what they began with. */
  onChange: (filledIn: boolean) => void;
}

function FormState({ onRender, onChange }: FormStateProps) {
  const filledIn = useFormChanged();
  // Read, so that this renders again with them.
  void useFormState().errors;
  useEffect(onRender);
  useEffect(() => onChange(filledIn), [onChange, filledIn]);
  return null;
}

/** What is wrong may be known at once, or when the shop has answered. */
function useFirstToMend() {
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

import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useCloseUnsaved } from '../ui/unsaved.tsx';
import { useFormChanged } from '../ui/use-form-changed.ts';
import { FormPart } from './split-form.tsx';
import { useTranslateText, type Translatable } from '../ui/use-translate-text.ts';

interface Props {
  title: Translatable;
  /** Closes the editor. The user has already been asked about unsaved input. */
  onCancel: () => void;
  saving: boolean;
  /** Why saving failed, or a choice to make first. */
  error?: ReactNode;
  /** Called if Save is pressed while fields are invalid. */
  onInvalid?: () => void;
  /** True if anything besides the fields is unsaved, such as a selected picture. */
  changed?: boolean;
  /** Whether the fields stand in several `FormPart`s. The buttons then stay in view. */
  split?: boolean;
  /** Whether saving closes the screen. */
  isMain?: boolean;
  children: ReactNode;
}

/**
 * Frames an editor with its heading and buttons. Must be inside a `<Form>`. Asks before leaving,
 * unless the navigation carries `savedState`.
 */
export function EditorFrame(props: Props) {
  const {
    title,
    onCancel,
    saving,
    error,
    onInvalid,
    changed = false,
    split = false,
    isMain = false,
  } = props;
  const id = useId();
  const translate = useTranslateText();
  const unsaved = useFormChanged() || changed;
  const [cancel, question] = useCloseUnsaved(unsaved, onCancel, { isMain });
  const heading = useFocusAtFirst();
  useInvalidSubmit(onInvalid);

  const buttons = (
    <>
      <Button disabled={saving} onClick={cancel}>
        {translate('Cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={saving}>
        {translate('Save')}
      </Button>
    </>
  );
  return (
    <Box component="section" aria-labelledby={id} sx={split ? {} : { maxWidth: 960 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={id}
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ outline: 'none', overflowWrap: 'anywhere', minWidth: 0 }}
        >
          {translate(title)}
        </Typography>
        <Tooltip title={translate('Cancel')} describeChild>
          <span>
            <IconButton aria-label={translate('Cancel editing')} disabled={saving} onClick={cancel}>
              <CloseIcon />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
      {error && (
        <Box sx={{ mb: 2 }}>{typeof error === 'string' ? <Reason text={error} /> : error}</Box>
      )}
      {props.children}
      {split ? (
        <FormPart sx={stickyBar}>
          <Buttons>
            <Box role="status" sx={{ mr: 'auto', alignSelf: 'center', fontSize: '0.875rem' }}>
              {unsaved && translate('Unsaved changes')}
            </Box>
            {buttons}
          </Buttons>
        </FormPart>
      ) : (
        <Box sx={{ mt: 3 }}>
          <Buttons>{buttons}</Buttons>
        </Box>
      )}
      {question}
    </Box>
  );
}

const stickyBar = {
  mt: 3,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 1.5 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

function Buttons({ children }: { children: ReactNode }) {
  return (
    <Box
      // Keeps the focus in its field. Otherwise the field's error could appear and move the
      // button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}
    >
      {children}
    </Box>
  );
}

/** Shows the error and gets the focus, so that a long form scrolls to it. */
function Reason({ text }: { text: string }) {
  const translate = useTranslateText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [text]);
  return (
    <Alert ref={box} tabIndex={-1} severity="error" variant="outlined" sx={{ outline: 'none' }}>
      {translate(text)}
    </Alert>
  );
}

function useFocusAtFirst() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return heading;
}

function useInvalidSubmit(onInvalid: (() => void) | undefined) {
  const { submitCount, isSubmitting, errors } = useFormState();
  const reported = useRef(submitCount);
  // The server's errors have already been reported.
  const wrong = Object.values(errors).some((error) => error?.type !== 'server');
  const tell = useEffectEvent(() => onInvalid?.());
  useEffect(() => {
    if (isSubmitting || submitCount === reported.current) return;
    reported.current = submitCount;
    // Waits until the form has moved the focus to the first invalid field.
    if (wrong) setTimeout(() => tell());
  }, [isSubmitting, submitCount, wrong]);
}

import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useCloseUnsaved } from '../ui/unsaved.tsx';
import { useFormChanged } from '../ui/use-form-changed.ts';
import { useTranslateText, type Translatable } from '../ui/use-translate-text.ts';

interface Props {
  title: Translatable;
  /** Leaves the editor; where something would be lost, that was asked about before. */
  onCancel: () => void;
  saving: boolean;
  /** Why it could not be saved, or a choice that is to be made before. */
  error?: ReactNode;
  /** Told when Save was pressed while fields are wrong. */
  onInvalid?: () => void;
  /** Beside the fields something isn't saved yet, such as a chosen picture. */
  changed?: boolean;
  children: ReactNode;
}

/**
 * What every editor has around its fields. Belongs inside a `<Form>`. Leaving asks first, except by a
 * navigation with `savedState`.
 */
export function EditorFrame(props: Props) {
  const { title, onCancel, saving, error, onInvalid, changed = false, children } = props;
  const id = useId();
  const translate = useTranslateText();
  const unsaved = useFormChanged() || changed;
  const [cancel, question] = useCloseUnsaved(unsaved, onCancel);
  const heading = useFocusAtFirst();
  useInvalidSubmit(onInvalid);

  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 960 }}>
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
      {children}
      <Box
        // A field left by pressing a button would tell its error, and push the button away.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ mt: 3, display: 'flex', justifyContent: 'flex-end', gap: 1 }}
      >
        <Button disabled={saving} onClick={cancel}>
          {translate('Cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={saving}>
          {translate('Save')}
        </Button>
      </Box>
      {question}
    </Box>
  );
}

/** The red alert; a long form is scrolled to where it is read. */
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
    window.scrollTo(0, 0);
  }, []);
  return heading;
}

function useInvalidSubmit(onInvalid: (() => void) | undefined) {
  const { submitCount, isSubmitting, errors } = useFormState();
  const reported = useRef(submitCount);
  // What the shop found wrong, it has said itself.
  const wrong = Object.values(errors).some((error) => error?.type !== 'server');
  const tell = useEffectEvent(() => onInvalid?.());
  useEffect(() => {
    if (isSubmitting || submitCount === reported.current) return;
    reported.current = submitCount;
    // The form moves the focus to the first wrong field a moment later; what is told comes after.
    if (wrong) setTimeout(() => tell());
  }, [isSubmitting, submitCount, wrong]);
}

import { Box, Button, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { formatBytes } from '../ui/format.ts';
import { DropArea } from './drop-area.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useChosenFile } from './use-chosen-file.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  label: string;
  /** What is taken, told before anything is sent. */
  hint: ReactNode;
  /** Endings or types, as the file dialog takes them. */
  accept?: string;
  /** Name of the file that is there already. */
  current: string | null;
  /** Chosen, not sent yet. */
  file: File | null;
  onChoose: (file: File | null) => void;
  /** Why it makes no sense to send a file, or null. */
  whyNot: (file: File) => string | null;
  /** What becomes of the chosen file, and when. */
  next: ReactNode;
  /** The share that has been sent; null while nothing is on its way. */
  progress: number | null;
  /** What the shop does once it has all of it. */
  afterwards: string;
  onCancel: () => void;
  /** Why the last file was not taken, as it was given. */
  error: ReactNode;
  /** Told the button, where a form wants to move the focus to it. */
  onButton?: (button: HTMLButtonElement | null) => void;
}

/** A file to be dropped or picked, how far it is, and why it was refused. */
export function FileField(props: Props) {
  const { label, hint, accept, current, file, onChoose, whyNot, next } = props;
  const { progress, afterwards, onCancel, error, onButton } = props;
  const id = useId();
  const translate = useTranslateText();
  const { input, holdButton, refusal, choose, clear } = useChosenFile({
    whyNot,
    onChoose,
    onButton,
  });
  const trouble = refusal ?? error;

  return (
    <Box role="group" aria-label={translate(label)} sx={{ minWidth: 0 }}>
      <Typography component="label" htmlFor={`${id}-file`} variant="body2" sx={{ fontWeight: 560 }}>
        {translate(label)}
      </Typography>
      <DropArea closed={progress !== null} onDrop={choose}>
        <Box
          sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0, flex: '1 1 200px' }}
        >
          <Button
            ref={holdButton}
            variant="outlined"
            aria-describedby={`${id}-hint ${id}-chosen ${id}-trouble`}
            disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            {translate(file || current !== null ? 'Choose another file' : 'Choose a file')}
          </Button>
          <input
            ref={input}
            id={`${id}-file`}
            type="file"
            accept={accept}
            hidden
            onChange={(event) => {
              choose(event.target.files);
              // The same file can be chosen again after it was mended.
              event.target.value = '';
            }}
          />
          <Typography
            id={`${id}-hint`}
            component="div"
            variant="body2"
            sx={{ color: 'text.secondary', maxWidth: '70ch' }}
          >
            {translate('Or drop it here.')} {translate(hint)}
          </Typography>
          <Box
            id={`${id}-chosen`}
            role="status"
            sx={{ overflowWrap: 'anywhere', maxWidth: '100%', fontSize: '0.875rem' }}
          >
            {file && (
              <>
                <strong>{file.name}</strong>, {formatBytes(file.size)}.{' '}
                {progress === null && translate(next)}
              </>
            )}
            {!file && current}
          </Box>
          {file && progress === null && (
            <Button size="small" onClick={clear}>
              {translate('Don’t use it')}
            </Button>
          )}
        </Box>
        {file && progress !== null && (
          <UploadProgress
            file={file}
            share={progress}
            afterwards={afterwards}
            onCancel={onCancel}
          />
        )}
      </DropArea>
      <Typography
        id={`${id}-trouble`}
        role="alert"
        variant="body2"
        sx={{ mt: '4px', color: 'error.main', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {translate(trouble)}
      </Typography>
    </Box>
  );
}

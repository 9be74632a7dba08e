import { Box, Button, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { formatBytes } from '../ui/format.ts';
import { DropArea } from './drop-area.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useSelectedFile } from './use-selected-file.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  label: string;
  /** The accepted types of files, shown before the upload. */
  hint: ReactNode;
  /** The accepted file extensions or types, for the file dialog. */
  accept?: string;
  /** The existing file's name. */
  current: string | null;
  /** The selected file, before its upload. */
  file: File | null;
  onChoose: (file: File | null) => void;
  /** Returns why a file can't be uploaded, or null. */
  whyNot: (file: File) => string | null;
  /** When the selected file will be uploaded, and what happens to it then. */
  next: ReactNode;
  /** The uploaded fraction, 0 to 1. Null if no upload is running. */
  progress: number | null;
  /** The status after the upload, while the shop processes the file. */
  afterwards: string;
  onCancel: () => void;
  /** Why the last file was rejected. */
  error: ReactNode;
  /** Receives the button, so that a form can move the focus to it. */
  onButton?: (button: HTMLButtonElement | null) => void;
}

/** Lets the user drop or select a file, and shows its upload progress or why it was rejected. */
export function FileField(props: Props) {
  const { label, hint, accept, current, file, onChoose, whyNot: rejectionReason, next } = props;
  const { progress, afterwards: processingText, onCancel, error, onButton } = props;
  const id = useId();
  const translate = useTranslateText();
  const { input, holdButton, rejection, choose, clear } = useSelectedFile({
    whyNot: rejectionReason,
    onChoose,
    onButton,
  });
  const problem = rejection ?? error;

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
            {translate(file || current !== null ? 'Select another file' : 'Select a file')}
          </Button>
          <input
            ref={input}
            id={`${id}-file`}
            type="file"
            accept={accept}
            hidden
            onChange={(event) => {
              choose(event.target.files);
              // Lets the user select the same file again after fixing it.
              event.target.value = '';
            }}
          />
          <Typography
            id={`${id}-hint`}
            component="div"
            variant="body2"
            sx={{ color: 'text.secondary', maxWidth: '70ch' }}
          >
            {translate('Or drop a file here.')} {translate(hint)}
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
              {translate('Clear selection')}
            </Button>
          )}
        </Box>
        {file && progress !== null && (
          <UploadProgress
            file={file}
            share={progress}
            afterwards={processingText}
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
        {translate(problem)}
      </Typography>
    </Box>
  );
}

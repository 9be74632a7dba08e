import { inMegabytes, PICTURE_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useId, useMemo } from 'react';
import { Thumbnail } from '../media/thumbnail.tsx';
import { DropArea } from './drop-area.tsx';
import { IMAGE_TYPES, validateImage } from './image-rules.ts';
import { useSelectedFile } from './use-selected-file.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  /** The saved picture's path. */
  current: string | null;
  /** The alternative text entered in the form. */
  alt: string;
  /** The selected picture, before its upload. */
  file: File | null;
  onChoose: (file: File | null) => void;
  /** The uploaded fraction, 0 to 1. Null if no upload is running. */
  progress: number | null;
  /** Why the last upload failed. */
  error: string | null;
}

/** Lets the user drop or select a picture. It is uploaded when the form is saved. */
export function ImageField({ current, alt, file, onChoose, progress, error }: Props) {
  const id = useId();
  const { input, holdButton, rejection, choose, clear } = useSelectedFile({
    whyNot: validateImage,
    onChoose,
  });
  const translate = useTranslateText();
  const problem = rejection ?? error;

  return (
    <Box role="group" aria-label={translate('Image')}>
      <Typography component="label" htmlFor={`${id}-file`} variant="body2" sx={{ fontWeight: 560 }}>
        {translate('Image file')}
      </Typography>
      <DropArea closed={progress !== null} onDrop={choose}>
        {file && <Preview file={file} alt={alt} />}
        {!file && current && <Thumbnail image={current} width={160} />}
        <Box
          sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0, flex: '1 1 200px' }}
        >
          <Button
            ref={holdButton}
            variant="outlined"
            aria-describedby={`${id}-hint ${id}-chosen`}
            disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            {translate(file || current ? 'Select another picture' : 'Select a picture')}
          </Button>
          <input
            ref={input}
            id={`${id}-file`}
            type="file"
            maxLength={255}
            accept={IMAGE_TYPES.join(',')}
            hidden
            onChange={(event) => {
              choose(event.target.files);
              // Lets the user select the same file again after clearing the selection.
              event.target.value = '';
            }}
          />
          <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('Or drop a picture here. JPEG, PNG, WebP or AVIF, up to %{size}.', {
              size: inMegabytes(PICTURE_BYTES),
            })}
          </Typography>
          <Box
            id={`${id}-chosen`}
            role="status"
            sx={{ overflowWrap: 'anywhere', maxWidth: '100%' }}
          >
            {file && translate('%{name} uploads when you save.', { name: file.name })}
          </Box>
          {file && progress === null && (
            <Button size="small" onClick={clear}>
              {translate('Clear selection')}
            </Button>
          )}
        </Box>
        {progress !== null && <Progress share={progress} />}
      </DropArea>
      {problem && (
        <Typography role="alert" variant="body2" sx={{ mt: '4px', color: 'error.main' }}>
          {translate(problem)}
        </Typography>
      )}
    </Box>
  );
}

function Progress({ share }: { share: number }) {
  const translate = useTranslateText();
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ flex: '1 0 100%' }}>
      <LinearProgress variant="determinate" value={percent} aria-label={translate('Upload')} />
      <Typography variant="body2" sx={{ mt: '4px', fontVariantNumeric: 'tabular-nums' }}>
        {percent < 100
          ? translate('%{percent}% uploaded', { percent: String(percent) })
          : translate('Uploaded. Processing…')}
      </Typography>
    </Box>
  );
}

function Preview({ file, alt }: { file: File; alt: string }) {
  const translate = useTranslateText();
  const source = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(source), [source]);
  return (
    <Box
      component="img"
      src={source}
      alt={alt || translate('Selected picture')}
      sx={{
        width: 160,
        height: 120,
        objectFit: 'contain',
        borderRadius: '3px',
        backgroundColor: 'action.hover',
      }}
    />
  );
}

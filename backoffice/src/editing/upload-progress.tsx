import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { formatBytes } from '../ui/format.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  file: File;
  /** The uploaded fraction, 0 to 1. */
  share: number;
  /** The status after the upload, while the shop processes the file. */
  afterwards: string;
  onCancel: () => void;
}

/**
 * Shows an upload's progress in bytes. The upload can be canceled until everything has been sent.
 */
export function UploadProgress({ file, share, afterwards, onCancel }: Props) {
  const translate = useTranslateText();
  const box = useRef<HTMLDivElement>(null);
  const percent = Math.floor(share * 100);
  const arrived = share >= 1;
  useEffect(() => {
    // The Cancel button had the focus and is gone. If another element has the focus now, leave it
    // there.
    if (document.activeElement === document.body) box.current?.focus();
  }, [arrived]);
  const sent = formatBytes(Math.round(share * file.size));
  const label = translate('%{sent} of %{size} uploaded (%{percent}%)', {
    sent,
    size: formatBytes(file.size),
    percent: String(percent),
  });
  return (
    <Box ref={box} tabIndex={-1} sx={{ flex: '1 0 100%', minWidth: 0, outline: 'none' }}>
      <LinearProgress
        {...(arrived
          ? { variant: 'indeterminate' }
          : { variant: 'determinate', value: percent, 'aria-valuetext': label })}
        aria-label={translate('Uploading %{name}', { name: file.name })}
        sx={{
          '@media (prefers-reduced-motion: reduce)': {
            '& .MuiLinearProgress-barIndeterminate': { animation: 'none !important', inset: 0 },
          },
        }}
      />
      <Box
        sx={{
          mt: 1,
          minHeight: 36,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 16px',
        }}
      >
        {!arrived && (
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {label}
          </Typography>
        )}
        <Typography variant="body2" role="status">
          {arrived && translate(afterwards)}
        </Typography>
        {!arrived && (
          <Button size="small" variant="outlined" onClick={onCancel}>
            {translate('Cancel upload')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslateText } from './use-translate-text.ts';

/** Closes the panel named by the heading next to it. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const close = useTranslateText()('Close');
  return (
    <Tooltip title={close}>
      <IconButton
        color="inherit"
        aria-label={close}
        onClick={onClose}
        sx={{ ml: 'auto', '@media print': { display: 'none' } }}
      >
        <CloseIcon />
      </IconButton>
    </Tooltip>
  );
}

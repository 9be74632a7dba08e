import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslateText } from './use-translate-text.ts';

/** Closes what the heading beside it names. */
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

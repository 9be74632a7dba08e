import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Tooltip } from '@mui/material';

/** At the end of a heading: leaves what it names. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Tooltip title="Close">
      <IconButton
        color="inherit"
        aria-label="Close"
        onClick={onClose}
        sx={{ ml: 'auto', '@media print': { display: 'none' } }}
      >
        <CloseIcon />
      </IconButton>
    </Tooltip>
  );
}

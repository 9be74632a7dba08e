import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { ItemPicture } from './item-picture.tsx';
import type { Picture } from './item-facts.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Shows a picture as large as the window allows. */
export function PictureModal({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.5 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {picture.alt}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', '& img': { maxHeight: 'calc(100vh - 140px)' } }}>
        <ItemPicture picture={picture} width={1200} />
      </Box>
    </Dialog>
  );
}

import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { Box, ButtonBase, Link } from '@mui/material';
import { useState } from 'react';
import { framedVideo } from '@spindle/sdk/domain/media/framed-video';

const videoFrame = {
  display: 'block',
  width: 480,
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  border: 1,
  borderColor: 'divider',
  borderRadius: '3px',
} as const;

/** Shows a video, 480 by 270 pixels. Nothing is loaded from another site until someone plays it. */
export function EmbeddedVideo({ link, title }: { link: string; title: string }) {
  const [playing, setPlaying] = useState(false);
  const address = framedVideo(link);
  if (address === undefined) {
    return (
      <Link href={link} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Link>
    );
  }
  if (!playing) {
    return (
      <ButtonBase
        onClick={() => setPlaying(true)}
        sx={{
          ...videoFrame,
          display: 'grid',
          placeContent: 'center',
          gap: 0.5,
          p: 2,
          bgcolor: 'action.hover',
          font: 'inherit',
        }}
      >
        <PlayArrowIcon sx={{ mx: 'auto', fontSize: 48 }} />
        <Box component="span" sx={{ fontWeight: 560 }}>
          Play video: {title}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          from {new URL(address).hostname}
        </Box>
      </ButtonBase>
    );
  }
  return (
    <Box
      component="iframe"
      src={address}
      title={title}
      width={480}
      height={270}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={videoFrame}
    />
  );
}

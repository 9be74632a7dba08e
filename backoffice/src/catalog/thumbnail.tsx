import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../providers/config.ts';

/** The narrow copy of a picture, in room that is kept for it. */
export function Thumbnail({ image, size = 32 }: { image: string | null; size?: number }) {
  const { data } = useQuery(configQuery);
  const source = image !== null && data && `${data.cdnBase}/${narrowCopy(image)}`;
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        display: 'inline-block',
        width: size,
        height: size,
        borderRadius: '3px',
        overflow: 'hidden',
        backgroundColor: 'action.hover',
      }}
    >
      {source && (
        <Box
          component="img"
          src={source}
          alt=""
          loading="lazy"
          width={size}
          height={size}
          sx={{ display: 'block', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

function narrowCopy(image: string): string {
  return image.replace(/(\.\w+)$/, '-400$1');
}

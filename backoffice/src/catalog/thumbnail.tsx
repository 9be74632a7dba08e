import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../providers/config.ts';

/** The narrow copy of a picture, in room that is kept for it; `width` in pixels. */
export function Thumbnail({ image, width = 40 }: { image: string | null; width?: number }) {
  const { data } = useQuery(configQuery);
  const source = image !== null && data && `${data.cdnBase}/${narrowCopy(image)}`;
  const height = width * 0.75;
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        alignSelf: 'flex-start',
        display: 'block',
        width,
        height,
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
          width={width}
          height={height}
          sx={{ display: 'block', objectFit: 'contain', '&[hidden]': { display: 'none' } }}
          // A picture that is away leaves its plain ground, not a broken sign.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </Box>
  );
}

function narrowCopy(image: string): string {
  return image.replace(/(\.\w+)$/, '-400$1');
}

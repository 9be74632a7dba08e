import { Box } from '@mui/material';
import { pictureSet } from '@spindle/sdk/picture-set';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../providers/config.ts';

/**
 * A narrow copy of a picture, in room that is kept for it; `width` in pixels. Without `alt` it is
 * decoration beside words that say the same.
 */
export function Thumbnail({
  image,
  alt = '',
  width = 40,
}: {
  image: string | null;
  alt?: string;
  width?: number;
}) {
  const { data } = useQuery(configQuery);
  const set = image !== null && image !== '' && data && pictureSet(data.cdnBase, image);
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
      {set && (
        <picture>
          {set.avif && <source type="image/avif" srcSet={set.avif} sizes={`${width}px`} />}
          <Box
            component="img"
            // Another picture is another chance to be there.
            key={set.src}
            src={set.src}
            srcSet={set.srcSet}
            sizes={`${width}px`}
            alt={alt}
            loading="lazy"
            width={width}
            height={height}
            sx={{ display: 'block', objectFit: 'contain', '&[hidden]': { display: 'none' } }}
            // A picture that is away leaves its plain ground, not a broken sign.
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        </picture>
      )}
    </Box>
  );
}

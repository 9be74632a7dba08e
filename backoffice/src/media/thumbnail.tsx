import { Box } from '@mui/material';
import { pictureSet } from '@spindle/sdk/picture-set';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../providers/config.ts';

/**
 * Shows a small copy of a picture and reserves its space. `width` is in pixels. Without `alt`, the
 * picture counts as decoration.
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
            // Creates a new element for each picture, because the previous element may have been
            // hidden after an error.
            key={set.src}
            src={set.src}
            srcSet={set.srcSet}
            sizes={`${width}px`}
            alt={alt}
            loading="lazy"
            width={width}
            height={height}
            sx={{ display: 'block', objectFit: 'contain', '&[hidden]': { display: 'none' } }}
            // Hides a picture that can't be loaded, so that the plain background shows instead of a
            // broken image.
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        </picture>
      )}
    </Box>
  );
}

import { Box, ButtonBase } from '@mui/material';
import { pictureSet } from '@spindle/sdk/picture-set';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { configQuery } from '../../providers/config.ts';
import type { Picture } from './item-facts.ts';

interface Props {
  /** If undefined, the space stays empty. */
  picture: Picture | undefined;
  /** Maximum width in pixels. The picture is narrower on small screens. */
  width: number;
}

/** Shows a picture with an aspect ratio of 4:3. */
export function ItemPicture({ picture, width }: Props) {
  const { data } = useQuery(configQuery);
  const room = {
    display: 'block',
    width,
    maxWidth: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    backgroundColor: 'action.hover',
  } as const;
  if (!picture || !data) return <Box sx={room} />;
  const { avif, src, srcSet } = pictureSet(data.cdnBase, picture.path);
  const sizes = `${width}px`;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <Box
        component="img"
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={picture.alt}
        width={width}
        height={Math.round(width * 0.75)}
        sx={room}
      />
    </picture>
  );
}

/**
 * Opens the large picture on click. A single button can wrap all slides, so that it keeps the focus
 * when they advance.
 */
export function Enlargeable({
  picture,
  onClick,
  children,
}: {
  picture: Picture;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ButtonBase
      aria-label={`Enlarge: ${picture.alt}`}
      onClick={onClick}
      sx={{ display: 'block', width: '100%', cursor: 'zoom-in' }}
    >
      {children}
    </ButtonBase>
  );
}

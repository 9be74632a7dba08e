import { Box, ButtonBase } from '@mui/material';
import { pictureSet } from '@spindle/sdk/picture-set';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { configQuery } from '../../providers/config.ts';
import type { Picture } from './item-facts.ts';

interface Props {
  /** None: its room is kept all the same. */
  picture: Picture | undefined;
  /** How wide it is shown, in pixels; narrower where there is no room. */
  width: number;
}

/** A picture in its proportions of four to three. */
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

/** What a click opens large. One may lie around all slides: keyboard focus stays when they advance. */
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

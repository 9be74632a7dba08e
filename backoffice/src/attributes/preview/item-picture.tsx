import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
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
  return (
    <Box
      component="img"
      {...sourcesOf(`${data.cdnBase}/${picture.path}`)}
      sizes={`${width}px`}
      alt={picture.alt}
      width={width}
      height={Math.round(width * 0.75)}
      sx={room}
    />
  );
}

/** The picture and its narrower copies. */
function sourcesOf(address: string) {
  const copy = (width: number) => address.replace(/(\.\w+)$/, `-${width}$1`);
  return {
    src: copy(800),
    srcSet: `${copy(400)} 400w, ${copy(800)} 800w, ${address} 1600w`,
  };
}

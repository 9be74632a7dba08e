import { ButtonBase } from '@mui/material';
import { useState } from 'react';
import { ItemPicture } from './item-picture.tsx';
import { PictureCarousel } from './picture-carousel.tsx';
import { PictureModal } from './picture-modal.tsx';
import type { Picture } from './item-facts.ts';

const WIDTH = 375;

/** One picture, or several in turn; a click on one opens it large. */
export function ItemPictures({ title, pictures }: { title: string; pictures: Picture[] }) {
  const [enlarged, setEnlarged] = useState<Picture | null>(null);
  const [only] = pictures;
  const slides = pictures.map((picture) => (
    <Enlargeable key={picture.path} picture={picture} onClick={() => setEnlarged(picture)} />
  ));
  return (
    <div>
      {!only && <ItemPicture picture={undefined} width={WIDTH} />}
      {slides.length === 1 && slides}
      {slides.length > 1 && (
        <PictureCarousel label={`Pictures of ${title}`} slides={slides} width={WIDTH} />
      )}
      {enlarged && <PictureModal picture={enlarged} onClose={() => setEnlarged(null)} />}
    </div>
  );
}

function Enlargeable({ picture, onClick }: { picture: Picture; onClick: () => void }) {
  return (
    <ButtonBase
      aria-label={`Enlarge: ${picture.alt}`}
      onClick={onClick}
      sx={{ display: 'block', maxWidth: '100%', cursor: 'zoom-in' }}
    >
      <ItemPicture picture={picture} width={WIDTH} />
    </ButtonBase>
  );
}

import { useState } from 'react';
import type { Picture } from './item-facts.ts';
import { Enlargeable, ItemPicture } from './item-picture.tsx';
import { PictureCarousel } from './picture-carousel.tsx';
import { PictureModal } from './picture-modal.tsx';

const WIDTH = 375;

/** Shows one picture, or several in a carousel. A click enlarges the picture. */
export function ItemPictures({ title, pictures }: { title: string; pictures: Picture[] }) {
  const [enlarged, setEnlarged] = useState<Picture | null>(null);
  const [only] = pictures;
  return (
    <div>
      {!only && <ItemPicture picture={undefined} width={WIDTH} />}
      {only && pictures.length === 1 && (
        <Enlargeable picture={only} onClick={() => setEnlarged(only)}>
          <ItemPicture picture={only} width={WIDTH} />
        </Enlargeable>
      )}
      {pictures.length > 1 && (
        <PictureCarousel
          label={`Pictures of ${title}`}
          pictures={pictures}
          width={WIDTH}
          onEnlarge={setEnlarged}
        />
      )}
      {enlarged && <PictureModal picture={enlarged} onClose={() => setEnlarged(null)} />}
    </div>
  );
}

import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useState } from 'react';
import { useSettled } from '../app/use-settled.ts';
import { Icon } from '../ui/icon.tsx';
import type { Picture } from './item-media.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './item-pictures.module.css';

const PictureCarousel = lazyComponent(
  async () => (await import('./picture-carousel.tsx')).PictureCarousel,
);
const PictureZoom = lazyComponent(async () => (await import('./picture-zoom.tsx')).PictureZoom);

/** Sizes of the large picture on the item page: the window's width where it is narrow. */
const SIZES = '(max-width: 860px) 100vw, 680px';

/**
 * The item's pictures. The first is there at once; where there are more, the carousel takes its
 * place. A click on one opens it large.
 */
export function ItemPictures({ title, pictures }: { title: string; pictures: Picture[] }) {
  const [zoomed, setZoomed] = useState<{ first: number; shownWidth: number } | null>(null);
  const settled = useSettled();
  const slides = pictures.map((picture, index) => (
    <PictureButton
      key={picture.path}
      picture={picture}
      eager={index === 0}
      onZoom={(shownWidth) => setZoomed({ first: index, shownWidth })}
    />
  ));
  const first = (
    <>
      <div className={styles.stage}>
        {slides[0] ?? <ProductPicture image={null} alt="" sizes={SIZES} />}
      </div>
      {slides.length > 1 ? (
        <div className={styles.controls}>
          <span className={styles.count}>{slides.length} pictures</span>
        </div>
      ) : null}
    </>
  );
  return (
    <div className={styles.pictures}>
      {settled && slides.length > 1 ? (
        <Suspense fallback={first}>
          <PictureCarousel
            label={`Pictures of ${title}`}
            slides={slides}
            resting={zoomed !== null}
          />
        </Suspense>
      ) : (
        first
      )}
      <Suspense>
        {zoomed ? (
          <PictureZoom pictures={pictures} {...zoomed} onClose={() => setZoomed(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}

function PictureButton({
  picture,
  eager,
  onZoom,
}: {
  picture: Picture;
  eager: boolean;
  onZoom: (shownWidth: number) => void;
}) {
  return (
    <button
      className={styles.zoom}
      type="button"
      onClick={(event) => onZoom(event.currentTarget.clientWidth)}
    >
      <ProductPicture
        image={picture.path}
        alt={picture.alt}
        sizes={SIZES}
        eager={eager}
        width={375}
      />
      <span className={styles.lens} title="Enlarge">
        <Icon name="zoom" />
      </span>
    </button>
  );
}

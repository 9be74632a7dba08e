import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useRef, useState } from 'react';
import { useSettled } from '../page-parts/use-settled.ts';
import { Icon } from '../ui/icon.tsx';
import type { Picture } from './item-media.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './item-pictures.module.css';

const PictureCarousel = lazyComponent(
  async () => (await import('./picture-carousel.tsx')).PictureCarousel,
);
const PictureZoom = lazyComponent(async () => (await import('./picture-zoom.tsx')).PictureZoom);

/** `sizes` of the large picture on the item page: the window's width on narrow screens. */
const SIZES = '(max-width: 860px) 100vw, 680px';

/**
 * Shows the item's pictures. The first is rendered right away. If there are several, a carousel
 * advances them. One button over all of them enlarges the current one: it stays in place when the
 * carousel advances, and so does keyboard focus.
 */
export function ItemPictures({ title, pictures }: { title: string; pictures: Picture[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<{ first: number; shownWidth: number } | null>(null);
  const settled = useSettled();
  const several = pictures.length > 1;
  const moves = settled && several;
  const slides = moves ? pictures : pictures.slice(0, 1);
  const picture = pictures[current];
  return (
    <div className={styles.pictures}>
      <section
        {...(moves && { 'aria-roledescription': 'carousel', 'aria-label': `Pictures of ${title}` })}
      >
        <div className={styles.stage} ref={stage}>
          <div className={styles.track}>
            {slides.map(({ path, alt }, index) => (
              <div key={path} className={styles.slide} aria-hidden={index !== current}>
                <ProductPicture
                  image={path}
                  alt={alt}
                  sizes={SIZES}
                  eager={index === 0}
                  width={375}
                />
              </div>
            ))}
            {picture ? null : <ProductPicture image={null} alt="" sizes={SIZES} />}
          </div>
          {picture ? (
            <button
              className={styles.zoom}
              type="button"
              aria-label={`Enlarge: ${picture.alt}`}
              onClick={(event) =>
                setZoomed({ first: current, shownWidth: event.currentTarget.clientWidth })
              }
            >
              <span className={styles.lens} title="Enlarge">
                <Icon name="zoom" />
              </span>
            </button>
          ) : null}
        </div>
        {several ? (
          <div className={styles.controls}>
            <Suspense fallback={<span className={styles.count}>{pictures.length} pictures</span>}>
              {moves ? (
                <PictureCarousel
                  stage={stage}
                  count={pictures.length}
                  current={current}
                  resting={zoomed !== null}
                  onMoved={setCurrent}
                />
              ) : (
                <span className={styles.count}>{pictures.length} pictures</span>
              )}
            </Suspense>
          </div>
        ) : null}
      </section>
      <Suspense>
        {zoomed ? (
          <PictureZoom pictures={pictures} {...zoomed} onClose={() => setZoomed(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './item-pictures.module.css';

const INTERVAL_MS = 2000;

/**
 * Slides that go on by themselves every two seconds: not while the pointer rests on them, not once
 * paused or while they are to rest, and never for people who asked for less motion. Keyboard focus
 * does not stop them.
 */
export function PictureCarousel({
  label,
  slides,
  resting,
}: {
  label: string;
  slides: ReactElement[];
  resting: boolean;
}) {
  const reducedMotion = useMemo(
    () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    [],
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: reducedMotion ? 0 : 18 });
  const places = slides.map((slide, index) => ({ slide, index, key: String(slide.key) }));
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(reducedMotion);
  const [hovered, setHovered] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || paused || hovered || resting) return;
    const timer = setInterval(() => embla.scrollNext(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [embla, paused, hovered, resting]);

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div
        className={styles.stage}
        ref={viewport}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        <div className={styles.track} aria-live={paused ? 'polite' : 'off'}>
          {places.map(({ slide, index, key }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern for carousels
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== current}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <Button look="quiet" onClick={() => setPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} />
          {paused ? 'Play' : 'Pause'}
        </Button>
        <div className={styles.dots}>
          {places.map(({ index, key }) => (
            <button
              key={key}
              className={styles.dot}
              type="button"
              aria-label={`Picture ${index + 1}`}
              aria-current={index === current}
              onClick={() => embla?.scrollTo(index)}
            />
          ))}
        </div>
        <Button look="icon" aria-label="Previous picture" onClick={() => embla?.scrollPrev()}>
          <Icon name="back" />
        </Button>
        <Button look="icon" aria-label="Next picture" onClick={() => embla?.scrollNext()}>
          <Icon name="chevron" />
        </Button>
      </div>
    </section>
  );
}

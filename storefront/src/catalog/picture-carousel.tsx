import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './item-pictures.module.css';

const INTERVAL_MS = 2000;

/**
 * Advances the pictures on a stage every two seconds, with buttons to do it by hand. Stops while
 * the pointer is over them, once paused, while `resting`, and for people who prefer reduced motion.
 * The specification says that keyboard focus doesn't stop it.
 */
export function PictureCarousel({
  stage,
  count,
  current,
  resting,
  onMoved,
}: {
  stage: RefObject<HTMLElement | null>;
  count: number;
  current: number;
  resting: boolean;
  onMoved: (current: number) => void;
}) {
  const reducedMotion = useMemo(
    () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    [],
  );
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: reducedMotion ? 0 : 18 });
  const [paused, setPaused] = useState(reducedMotion);
  const [hovered, setHovered] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    attach(element);
    const enter = () => setHovered(true);
    const leave = () => setHovered(false);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
    };
  }, [attach, stage]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => onMoved(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla, onMoved]);

  useEffect(() => {
    if (!embla || paused || hovered || resting) return;
    const timer = setInterval(() => embla.scrollNext(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [embla, paused, hovered, resting]);

  return (
    <>
      <Button look="quiet" onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
        {paused ? 'Play' : 'Pause'}
      </Button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
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
    </>
  );
}

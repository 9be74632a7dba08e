import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { Box, Button, IconButton, useMediaQuery } from '@mui/material';
import autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import type { Picture } from './item-facts.ts';
import { Enlargeable, ItemPicture } from './item-picture.tsx';

const INTERVAL_MS = 2000;

interface Props {
  label: string;
  pictures: Picture[];
  /** Width of a slide in pixels. */
  width: number;
  onEnlarge: (picture: Picture) => void;
}

/**
 * Shows each picture for two seconds. Stops while the pointer is over it and after Pause is
 * pressed. For people who prefer reduced motion, it starts only when they press Play.
 */
export function PictureCarousel({ label, pictures, width, onEnlarge }: Props) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [selected, setSelected] = useState<boolean | null>(null);
  const [current, setCurrent] = useState(0);
  const paused = selected ?? reducedMotion;
  const plugins = useMemo(
    () =>
      paused
        ? []
        : [autoplay({ delay: INTERVAL_MS, stopOnMouseEnter: true, stopOnInteraction: false })],
    [paused],
  );
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, duration: reducedMotion ? 0 : 18 },
    plugins,
  );
  useEffect(() => {
    if (!embla) return;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);
  const stage = (
    <Box ref={viewport} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex' }} aria-live={paused ? 'polite' : 'off'}>
        {pictures.map((picture, index) => (
          <Box
            key={picture.path}
            aria-hidden={index !== current}
            sx={{ flex: '0 0 100%', minWidth: 0 }}
          >
            <ItemPicture picture={picture} width={width} />
          </Box>
        ))}
      </Box>
    </Box>
  );
  const displayed = pictures[current];
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={label}
      sx={{ width, maxWidth: '100%' }}
    >
      {displayed && (
        <Enlargeable picture={displayed} onClick={() => onEnlarge(displayed)}>
          {stage}
        </Enlargeable>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 0.5 }}>
        <Button
          size="small"
          startIcon={paused ? <PlayArrowIcon /> : <PauseIcon />}
          onClick={() => setSelected(!paused)}
        >
          {paused ? 'Play' : 'Pause'}
        </Button>
        <Box
          component="span"
          sx={{
            flex: 1,
            textAlign: 'center',
            color: 'text.secondary',
            fontSize: '0.8125rem',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {current + 1} of {pictures.length}
        </Box>
        <IconButton aria-label="Previous picture" onClick={() => embla?.scrollPrev()}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label="Next picture" onClick={() => embla?.scrollNext()}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether an element has been within a screen's height of the visible part. Once true, it
 * stays true.
 */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, near]);
  return near;
}

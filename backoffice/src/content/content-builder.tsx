import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { Sections } from './sections.tsx';
import { useExtended } from '../editing/use-extended.ts';

/** `/ui/creator`: the sections of content, and their editor for administrators. */
export function ContentBuilder() {
  const extended = useExtended();
  if (extended === null) return <ScreenSkeleton />;
  return <Sections extended={extended} />;
}

import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { Sections } from '../content/sections.tsx';
import { useMay } from '../editing/use-may.ts';

/** `/ui/creator`: the sections of content, and their editor for administrators. */
export function ContentBuilder() {
  const mayEdit = useMay('edit', 'sections');
  if (mayEdit === null) return <ScreenSkeleton />;
  return <Sections extended={mayEdit} />;
}

import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { Sections } from '../content/sections.tsx';
import { useHasAccess } from '../editing/use-has-access.ts';

/** `/ui/creator`: the sections of content, and their editor for administrators. */
export function ContentBuilder() {
  const mayEdit = useHasAccess('edit', 'sections');
  if (mayEdit === null) return <ScreenSkeleton />;
  return <Sections extended={mayEdit} />;
}

import { useParams } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { Elements } from '../content/elements.tsx';
import { useHasAccess } from '../editing/use-has-access.ts';

/** `/ui/creator/:category`: the elements of a section, and their editor for administrators. */
export function SectionElements() {
  const mayEdit = useHasAccess('edit', 'elements');
  const { category = '' } = useParams();
  if (mayEdit === null) return <ScreenSkeleton />;
  return <Elements key={category} category={category} extended={mayEdit} />;
}

import { useParams } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { Elements } from './elements.tsx';
import { useExtended } from '../editing/use-extended.ts';

/** `/ui/creator/:category`: the elements of a section, and their editor for administrators. */
export function SectionElements() {
  const extended = useExtended();
  const { category = '' } = useParams();
  if (extended === null) return <ScreenSkeleton />;
  return <Elements key={category} category={category} extended={extended} />;
}

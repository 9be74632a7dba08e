import { useParams } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { ShownElement } from './shown-element.tsx';
import { useExtended } from '../editing/use-extended.ts';

/** `/ui/creator/:category/:elementId`: one element, and its facts for administrators to edit. */
export function ElementPage() {
  const extended = useExtended();
  const { category = '', elementId = '' } = useParams();
  if (extended === null) return <ScreenSkeleton />;
  return (
    <ShownElement
      key={`${category}/${elementId}`}
      category={category}
      elementId={elementId}
      extended={extended}
    />
  );
}

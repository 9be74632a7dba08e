import { useParams } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { VisibleElement } from '../content/visible-element.tsx';
import { useHasAccess } from '../editing/use-has-access.ts';

/** `/ui/creator/:category/:elementId`: one element, whose attributes administrators can edit. */
export function ElementPage() {
  const mayEdit = useHasAccess('edit', 'elements');
  const { category = '', elementId = '' } = useParams();
  if (mayEdit === null) return <ScreenSkeleton />;
  return (
    <VisibleElement
      key={`${category}/${elementId}`}
      category={category}
      elementId={elementId}
      extended={mayEdit}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { contentBuilder } from './content-crumb.ts';
import { elementsQuery, sectionTitleQuery } from './content-queries.ts';
import { EditedElement } from './edited-element.tsx';
import { ElementPreview } from './element-preview.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';

interface Props {
  category: string;
  elementId: string;
  extended: boolean;
}

/** Shows one element with its breadcrumbs. */
export function VisibleElement({ category, elementId, extended }: Props) {
  const { data: elements, error, refetch } = useQuery(elementsQuery(extended, category));
  const { data: sectionTitle = category } = useQuery(sectionTitleQuery(extended, category));
  const element = elements?.find((one) => one.elementId === elementId);
  const section = { label: { asIs: sectionTitle }, to: `/ui/creator/${category}` };
  return (
    <Screen title={{ asIs: element?.title ?? elementId }} crumbs={[contentBuilder, section]}>
      {element && extended && <EditedElement element={element} />}
      {element && !extended && <ElementPreview element={element} />}
      {elements && !element && (
        <Notice title="Element not found in this section">
          The element may have been deleted or hidden from customers.
        </Notice>
      )}
      {!elements && !error && <RowsSkeleton />}
      {!elements && error && <LoadFailed error={error} retry={() => void refetch()} />}
    </Screen>
  );
}

import type { ReactNode } from 'react';
import { RecordPreview } from '../attributes/preview/record-preview.tsx';
import type { ContentElement } from './content-records.ts';
import { linksOf, measuresOf } from './element-facts.ts';
import { ElementLinks } from './element-links.tsx';
import { StatusLabels } from './status-labels.tsx';

/** Shows an element as readers see it. `tools` holds the administrators' links to its sub pages. */
export function ElementPreview({ element, tools }: { element: ContentElement; tools?: ReactNode }) {
  const links = linksOf(element);
  return (
    <RecordPreview
      record={element}
      badges={<StatusLabels {...element} />}
      facts={measuresOf(element)}
      tools={tools}
    >
      {links.length > 0 && <ElementLinks links={links} />}
    </RecordPreview>
  );
}

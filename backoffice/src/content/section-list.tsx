import { EditableRows, type EditTools } from '../editing/editable-rows.tsx';
import { TitleLink } from '../editing/title-link.tsx';
import type { Content } from './content-records.ts';
import { StatusLabels } from './status-labels.tsx';

interface Props {
  sections: readonly Content[];
  tools: EditTools<Content>;
}

export function SectionList({ sections, tools }: Props) {
  return (
    <EditableRows
      label="Sections"
      records={sections}
      idOf={({ category }) => category}
      renderName={(section) => (
        <TitleLink record={section} to={`/ui/creator/${section.category}`} />
      )}
      renderLabels={(section) => <StatusLabels {...section} />}
      tools={tools}
    />
  );
}

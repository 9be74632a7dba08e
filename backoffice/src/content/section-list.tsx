import type { Content } from './content-records.ts';
import { ListedRow, ListedRows } from '../editing/listed-row.tsx';
import { RowTools } from '../editing/row-tools.tsx';
import { TitleLink } from '../editing/title-link.tsx';
import { StatusLabels } from './status-labels.tsx';

interface Props {
  sections: readonly Content[];
  /** Null for whoever only reads. */
  tools: {
    /** The section whose editor was closed last. */
    cameFrom: string | null;
    onEdit: (section: Content) => void;
    onDelete: (section: Content) => void;
  } | null;
}

export function SectionList({ sections, tools }: Props) {
  return (
    <ListedRows label="Sections">
      {sections.map((section) => (
        <ListedRow
          key={section.category}
          image={section.image}
          name={<TitleLink record={section} to={`/ui/creator/${section.category}`} />}
          labels={<StatusLabels {...section} />}
          description={section.description}
          tools={
            tools && (
              <RowTools
                title={section.title}
                focused={section.category === tools.cameFrom}
                onEdit={() => tools.onEdit(section)}
                onDelete={() => tools.onDelete(section)}
              />
            )
          }
        />
      ))}
    </ListedRows>
  );
}

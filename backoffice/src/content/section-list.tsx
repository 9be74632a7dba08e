import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Content } from './content-records.ts';
import { ListedRow, ListedRows } from '../editing/listed-row.tsx';
import { RowTools } from '../editing/row-tools.tsx';
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
          name={<SectionLink section={section} />}
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

function SectionLink({ section }: { section: Content }) {
  const { external, link, category, title } = section;
  if (!external) {
    return (
      <Link component={RouterLink} to={`/ui/creator/${category}`}>
        {title}
      </Link>
    );
  }
  // Marked as external before anybody gave it an address.
  if (!link) return title;
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {title}
      <OpenInNewIcon
        titleAccess="(opens a new window)"
        sx={{ ml: '4px', fontSize: 14, verticalAlign: '-2px' }}
      />
    </Link>
  );
}

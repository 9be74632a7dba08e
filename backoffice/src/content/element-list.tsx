import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { AddTwinToCart } from './add-twin-to-cart.tsx';
import type { ContentElement } from './content-records.ts';
import { ListedRow, ListedRows } from '../editing/listed-row.tsx';
import { RowTools } from '../editing/row-tools.tsx';
import { StatusLabels } from './status-labels.tsx';

interface Props {
  elements: readonly ContentElement[];
  /** Null for whoever only reads. */
  tools: {
    /** The element whose editor was closed last. */
    cameFrom: string | null;
    onEdit: (element: ContentElement) => void;
    onDelete: (element: ContentElement) => void;
  } | null;
}

export function ElementList({ elements, tools }: Props) {
  return (
    <ListedRows label="Elements">
      {elements.map((element) => (
        <ListedRow
          key={element.elementId}
          image={element.image}
          name={<ElementLink element={element} />}
          labels={<StatusLabels {...element} />}
          description={element.description}
          tools={
            tools && (
              <RowTools
                title={element.title}
                focused={element.elementId === tools.cameFrom}
                onEdit={() => tools.onEdit(element)}
                onDelete={() => tools.onDelete(element)}
              />
            )
          }
        >
          <ReadMore element={element} />
          {!element.digital && !element.subscription && <AddTwinToCart element={element} />}
        </ListedRow>
      ))}
    </ListedRows>
  );
}

function ElementLink({ element }: { element: ContentElement }) {
  return (
    <Link component={RouterLink} to={addressOf(element)} id={titleIdOf(element)}>
      {element.title}
    </Link>
  );
}

function ReadMore({ element }: { element: ContentElement }) {
  return (
    <Box sx={{ mt: '4px', fontSize: '0.875rem', lineHeight: '24px' }}>
      <Link
        component={RouterLink}
        to={addressOf(element)}
        // Read one after the other, these links need to tell what each is about.
        aria-describedby={titleIdOf(element)}
      >
        Click to read more...
      </Link>
    </Box>
  );
}

function addressOf({ category, elementId }: ContentElement): string {
  return `/ui/creator/${category}/${elementId}`;
}

function titleIdOf({ elementId }: ContentElement): string {
  return `title-${elementId}`;
}

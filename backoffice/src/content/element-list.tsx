import { readMore } from '@spindle/sdk/domain/catalog/labels';
import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { AddElementToCart } from './add-element-to-cart.tsx';
import type { ContentElement } from './content-records.ts';
import { EditableRows, type EditTools } from '../editing/editable-rows.tsx';
import { StatusLabels } from './status-labels.tsx';

interface Props {
  elements: readonly ContentElement[];
  tools: EditTools<ContentElement>;
}

export function ElementList({ elements, tools }: Props) {
  return (
    <EditableRows
      label="Elements"
      records={elements}
      idOf={({ elementId }) => elementId}
      renderName={(element) => <ElementLink element={element} />}
      renderLabels={(element) => <StatusLabels {...element} />}
      tools={tools}
      renderMore={(element) => (
        <>
          <ReadMore element={element} />
          {!element.digital && !element.subscription && <AddElementToCart element={element} />}
        </>
      )}
    />
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
        // Screen readers list links out of context, so each link needs its element's title.
        aria-describedby={titleIdOf(element)}
      >
        {readMore}
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

import { Button } from '@mui/material';
import { useState } from 'react';
import { useAttributeCalls } from '../attributes/attribute-calls.ts';
import { AttributePages } from '../attributes/attribute-pages.tsx';
import { useSubPage } from '../attributes/sub-page.ts';
import type { ContentElement } from './content-records.ts';
import { ElementPreview } from './element-preview.tsx';

interface Props {
  element: ContentElement;
}

/** Previews an element and edits its attributes, for administrators. */
export function EditedElement({ element }: Props) {
  const { category, elementId, attributes } = element;
  const [{ page }, go] = useSubPage();
  const [cameBack, setCameBack] = useState(false);
  const calls = useAttributeCalls('elementAttributes', category, elementId);

  if (page === 'attributes' || page === 'attribute') {
    return (
      <AttributePages
        calls={calls}
        attributes={attributes}
        onCancel={() => {
          setCameBack(true);
          go({ page: 'preview' });
        }}
      />
    );
  }
  return (
    <ElementPreview
      element={element}
      tools={
        <Button
          variant="outlined"
          // The focus returns to the button that opened the list.
          ref={cameBack ? focusNode : undefined}
          onClick={() => go({ page: 'attributes' })}
          sx={{ mb: 3 }}
        >
          Attributes
        </Button>
      }
    />
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}

import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { AttributePages } from '../attributes/attribute-pages.tsx';
import { useSubPage } from '../attributes/sub-page.ts';
import type { ContentElement } from './content-records.ts';
import { elementAttributeCalls } from './element-attribute-calls.ts';
import { ElementPreview } from './element-preview.tsx';

interface Props {
  element: ContentElement;
  onReload: () => Promise<unknown>;
}

/** For administrators: the preview of an element, and its facts to edit. */
export function EditedElement({ element, onReload }: Props) {
  const { category, elementId, attributes } = element;
  const [{ page }, go] = useSubPage();
  const [cameBack, setCameBack] = useState(false);
  const calls = useMemo(
    () => elementAttributeCalls({ category, elementId }),
    [category, elementId],
  );

  if (page === 'attributes' || page === 'attribute') {
    return (
      <AttributePages
        calls={calls}
        attributes={attributes}
        onReload={onReload}
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
          // The focus comes back to where the list was opened.
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

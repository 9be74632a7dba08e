import { Button } from '@mui/material';
import { useState } from 'react';
import { savedState } from '../editing/navigation-state.ts';
import { Notice } from '../ui/notice.tsx';
import type { Attribute, AttributeCalls } from './attribute-calls.ts';
import { AttributeForm } from './form/attribute-form.tsx';
import { AttributeList } from './list/attribute-list.tsx';
import { useSubPage } from './sub-page.ts';

interface Props {
  calls: AttributeCalls;
  attributes: readonly Attribute[];
  canAdd?: boolean;
  /** Returns to the preview. */
  onCancel: () => void;
}

/**
 * Shows the attribute list of an item or element, or the form for one attribute. The URL says
 * which: `?page=attributes` or `?page=attribute&attribute={name}`.
 */
export function AttributePages({ canAdd = true, onCancel, ...input }: Props) {
  const [subPage, go] = useSubPage();
  const [cameFrom, setCameFrom] = useState<string | null>(null);

  function open(attributeId: string | null) {
    setCameFrom(attributeId);
    go({ page: 'attribute', attributeId });
  }

  if (subPage.page !== 'attribute') {
    return (
      <AttributeList
        {...input}
        canAdd={canAdd}
        cameFrom={cameFrom}
        onEdit={({ attributeId }) => open(attributeId)}
        onAdd={() => open(null)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <OpenForm
      key={subPage.attributeId ?? ''}
      {...input}
      attributeId={subPage.attributeId}
      onSaved={(attributeId) => {
        setCameFrom(attributeId);
        // Replaces the history entry, so that Back doesn't return to the saved form.
        go({ page: 'attributes' }, { state: savedState, replace: true });
      }}
      onCancel={() => go({ page: 'attributes' })}
    />
  );
}

interface OpenFormProps extends Omit<Props, 'canAdd'> {
  attributeId: string | null;
  onSaved: (attributeId: string) => void;
}

/**
 * Keeps the form's initial values while the form is open, even if someone else changes the
 * attribute.
 */
export function OpenForm({ attributeId, ...input }: OpenFormProps) {
  const [attribute] = useState(() =>
    input.attributes.find((one) => one.attributeId === attributeId),
  );
  if (attributeId !== null && !attribute) {
    return (
      <Notice
        title={`Attribute “${attributeId}” not found`}
        action={
          <Button variant="outlined" onClick={input.onCancel}>
            Show all attributes
          </Button>
        }
      >
        The attribute may have been deleted.
      </Notice>
    );
  }
  return <AttributeForm {...input} attribute={attribute ?? null} />;
}

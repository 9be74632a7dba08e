import { Button } from '@mui/material';
import { useState } from 'react';
import type { Attribute, AttributeCalls } from './attribute-calls.ts';
import { OpenForm } from './attribute-pages.tsx';
import { AttributeEntries } from './list/attribute-entries.tsx';

interface Props {
  calls: AttributeCalls;
  /** All attributes of the item. */
  attributes: readonly Attribute[];
  /** The attributes to list. */
  listed: readonly Attribute[];
  canAdd?: boolean;
}

/** Lists some of an item's attributes. The form of one replaces the list while it is open. */
export function AttributesInSection({ calls, attributes, listed, canAdd = false }: Props) {
  // The name of the attribute in the form, or null for a new one.
  const [open, setOpen] = useState<{ attributeId: string | null } | null>(null);
  const [cameFrom, setCameFrom] = useState<string | null>(null);

  function close(attributeId: string | null) {
    setCameFrom(attributeId);
    setOpen(null);
  }

  if (open !== null) {
    const { attributeId } = open;
    return (
      <OpenForm
        calls={calls}
        attributes={attributes}
        attributeId={attributeId}
        onSaved={close}
        onCancel={() => close(attributeId)}
      />
    );
  }
  return (
    <>
      <AttributeEntries
        calls={calls}
        attributes={listed}
        cameFrom={cameFrom}
        onEdit={({ attributeId }) => setOpen({ attributeId })}
      />
      {canAdd && (
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 1.5 }}
          onClick={() => setOpen({ attributeId: null })}
        >
          Add Attribute
        </Button>
      )}
    </>
  );
}

import type { TicketTemplate } from '@spindle/sdk/domain/support/templates';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCreating } from '../ui/create-in-list.tsx';
import { Screen } from '../ui/screen.tsx';
import { TemplateForm } from '../support/template-form.tsx';
import { TemplateList } from '../support/template-list.tsx';
import { tickets, TicketsNav } from '../support/tickets-nav.tsx';

/** Edits the reply templates on their own screen. */
export function TemplatesScreen() {
  const creating = useCreating();
  const [edited, setEdited] = useState<TicketTemplate | null | undefined>(
    creating ? null : undefined,
  );
  return (
    <Screen title="Templates" crumbs={[tickets]}>
      <TicketsNav />
      <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setEdited(null)}>
        New template
      </Button>
      <TemplateList onEdit={setEdited} removable />
      {edited !== undefined && (
        <TemplateForm template={edited} onClose={() => setEdited(undefined)} />
      )}
    </Screen>
  );
}

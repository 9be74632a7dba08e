import { Button } from '@mui/material';
import { useState } from 'react';
import { panel } from '../app/panel.ts';
import { useCreating } from '../ui/create-in-list.tsx';
import { Screen } from '../ui/screen.tsx';
import type { TypedTemplate } from './templates.ts';
import { newTemplate, TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';
import { tickets, TicketsNav } from './tickets-nav.tsx';

/** The answers that are kept, on a screen of their own. */
export function TemplatesScreen() {
  const creating = useCreating();
  const [edited, setEdited] = useState<TypedTemplate | null>(creating ? newTemplate : null);
  return (
    <Screen title="Templates" crumbs={[panel, tickets]}>
      <TicketsNav />
      <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setEdited(newTemplate)}>
        New template
      </Button>
      <TemplateList onEdit={setEdited} removable />
      {edited && <TemplateForm template={edited} onClose={() => setEdited(null)} />}
    </Screen>
  );
}

import type { TicketTemplate } from '@spindle/sdk/domain/support/templates';
import { Box, Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useDelete } from '../providers/write-hooks.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { useUndo } from '../ui/use-undo.tsx';

interface Props {
  onEdit: (template: TicketTemplate) => void;
  /** False in a dialog, because the keyboard can't reach the undo button behind it. */
  removable?: boolean;
}

/** Lists all reply templates, to edit or delete. */
export function TemplateList({ onEdit, removable = false }: Props) {
  const notify = useNotify();
  const { delay } = useUndo();
  const { data, error, refetch } = useGetList<TicketTemplate>('templates');
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [removeForGood] = useDelete('templates');

  const show = (template: TicketTemplate) =>
    setLeaving((ids) => new Set([...ids].filter((id) => id !== template.id)));

  function remove(template: TicketTemplate) {
    setLeaving((ids) => new Set([...ids, template.id]));
    delay(`Template “${template.name}” deleted`, {
      run: () =>
        removeForGood(
          { id: template.id },
          {
            onError: ({ message }) => notify(message, { type: 'error' }),
            onSettled: () => show(template),
          },
        ),
      onUndo: () => show(template),
    });
  }

  if (error && !data) return <LoadFailed error={error} retry={refetch} />;
  if (!data) {
    return (
      <Box role="status" aria-label="Loading">
        <Skeleton variant="rectangular" animation={false} sx={{ height: 200 }} />
      </Box>
    );
  }
  const displayed = data.filter(({ id }) => !leaving.has(id));
  if (displayed.length === 0) {
    return (
      <Notice title="No templates yet">
        Save replies you use often. Templates fill in the sender's name, ticket number and latest
        order.
      </Notice>
    );
  }
  return (
    <Box
      component="ul"
      aria-label="Templates"
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {displayed.map((template) => (
        <Box
          component="li"
          key={template.id}
          sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 560 }}>
              {template.name}
            </Box>
            <Button
              size="small"
              aria-label={`Edit ${template.name}`}
              onClick={() => onEdit(template)}
            >
              Edit
            </Button>
            {removable && (
              <Button
                size="small"
                color="error"
                aria-label={`Delete ${template.name}`}
                onClick={() => remove(template)}
              >
                Delete
              </Button>
            )}
          </Box>
          <Box
            sx={{
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {template.text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

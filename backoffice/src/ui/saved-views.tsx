import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { useEffect, useState } from 'react';
import {
  extractValidSavedQueries,
  parseQueryFromLocation,
  required,
  TextInput,
  useCreate,
  useDelete,
  useGetList,
  useListContext,
  useNotify,
  useSavedQueries,
  type SavedQuery,
} from 'react-admin';
import { FormDialog } from './form-dialog.tsx';
import { LoadFailed } from './load-failed.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { ToolPopover } from './tool-popover.tsx';
import { useUndo } from './use-undo.tsx';

type View = components['schemas']['SavedView'];

/** Searches somebody comes back to, kept by the shop under a name. */
export function SavedViews() {
  return (
    <ToolPopover name="Views" icon={<BookmarkIcon />} title="Saved views">
      <Views />
    </ToolPopover>
  );
}

function Views() {
  const { resource, ...shown } = useListContext();
  const { data, error, refetch } = useGetList<View>('views');
  const views = data?.filter(({ list }) => list === resource);
  const [naming, setNaming] = useState(false);
  const remove = useRemove(refetch);
  useBrowserViews(views, refetch);

  function open({ query: search }: View) {
    const query = parseQueryFromLocation({ search });
    if (query.sort) shown.setSort({ field: query.sort, order: query.order ?? 'ASC' });
    if (query.perPage) shown.setPerPage(query.perPage);
    shown.setFilters(query.filter ?? {}, query.displayedFilters);
  }

  const { filterValues: filter, displayedFilters, sort, perPage } = shown;
  const query = writeQuery({ filter, displayedFilters, sort, perPage });
  const searched = Object.keys(filter).length > 0;
  return (
    <Box sx={{ p: 2, width: 300 }}>
      {error && !data ? <LoadFailed error={error} retry={refetch} /> : null}
      <List dense disablePadding aria-label="Saved views">
        {views?.map((view) => (
          <ListItem
            key={view.id}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${view.name}`}
                onClick={() => remove(view)}
              >
                <DeleteOutlinedIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton selected={view.query === query} onClick={() => open(view)}>
              <ListItemText primary={view.name} sx={{ overflowWrap: 'anywhere' }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {searched && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setNaming(true)}>
          Save current query
        </Button>
      )}
      {views?.length === 0 && !searched && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Search or filter first, then save it here under a name.
        </Typography>
      )}
      {naming && (
        <NameDialog
          view={{ list: resource, query }}
          onSaved={refetch}
          onDismiss={() => setNaming(false)}
        />
      )}
    </Box>
  );
}

interface Naming {
  view: Pick<View, 'list' | 'query'>;
  onSaved: () => unknown;
  onDismiss: () => void;
}

function NameDialog({ view, onSaved, onDismiss }: Naming) {
  const [save, { isPending, error }] = useCreate<View, Error>();
  return (
    <FormDialog
      title="Save current query"
      about="A view of the same name is replaced."
      action="Save"
      sending={isPending}
      refusal={
        <OutcomeNote
          outcome={error && { good: false, title: 'The view was not saved', text: error.message }}
        />
      }
      onSend={async ({ name }) => {
        await save(
          'views',
          { data: { ...view, name: String(name) } },
          {
            onSuccess() {
              onSaved();
              onDismiss();
            },
            onError: () => undefined,
          },
        );
      }}
      onDismiss={onDismiss}
    >
      <TextInput
        source="name"
        label="Query name"
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDialog>
  );
}

/** Removes a view, and offers it back. */
function useRemove(refetch: () => unknown) {
  const notify = useNotify();
  const { offer } = useUndo();
  const [removeOne] = useDelete<View, Error>();
  const [save] = useCreate<View, Error>();
  const onError = ({ message }: Error) => notify(message, { type: 'error' });
  return (view: View) => {
    const { id, ...data } = view;
    const putBack = () => save('views', { data }, { onSuccess: refetch, onError });
    const onSuccess = () => {
      refetch();
      offer(`View “${view.name}” removed`, putBack);
    };
    void removeOne('views', { id }, { mutationMode: 'pessimistic', onSuccess, onError });
  };
}

/** Takes over what this browser kept while the shop kept none. */
function useBrowserViews(views: readonly View[] | undefined, refetch: () => unknown): void {
  const { resource } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const [save] = useCreate<View, Error>();
  useEffect(() => {
    if (views === undefined || stored.length === 0) return;
    const known = new Set(views.map(({ name }) => name));
    for (const { label, value } of extractValidSavedQueries(stored)) {
      const name = known.has(label) ? `${label} (2)` : label;
      const data = { list: resource, name, query: writeQuery(value) };
      const onSuccess = () => {
        setStored((left) => left.filter((one) => one.label !== label));
        refetch();
      };
      void save('views', { data }, { onSuccess, onError: () => undefined });
    }
    // once for each list that is opened
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resource, views === undefined]);
}

/** As react-admin has it in a list's address. */
function writeQuery({ filter, displayedFilters, sort, perPage }: SavedQuery['value']): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter ?? {}),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage !== undefined && { perPage: String(perPage) }),
  }).toString();
}

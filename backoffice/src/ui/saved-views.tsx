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
import { useAction } from '@spindle/sdk/react/use-intent';
import { useEffect, useRef, useState } from 'react';
import {
  extractValidSavedQueries,
  parseQueryFromLocation,
  required,
  useDataProvider,
  useGetList,
  useListContext,
  useNotify,
  useSavedQueries,
  type SavedQuery,
} from 'react-admin';
import { TextInput } from './inputs.tsx';
import { FormDialog } from './form-dialog.tsx';
import { LoadFailed } from './load-failed.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { ToolPopover } from './tool-popover.tsx';
import { useUndo } from './use-undo.tsx';
import { useTranslateText } from './use-translate-text.ts';

type View = components['schemas']['SavedView'];
type NewView = Omit<View, 'id'>;

/** Shows the searches that the user has saved on the server. */
export function SavedViews() {
  const remove = useRemove();
  return (
    <ToolPopover name="Views" icon={<BookmarkIcon />} title="Saved views">
      <Views onRemove={remove} />
    </ToolPopover>
  );
}

function Views({ onRemove }: { onRemove: (view: View) => void }) {
  const { resource, ...displayed } = useListContext();
  const { data, error, refetch } = useGetList<View>('views');
  const views = data?.filter(({ list }) => list === resource);
  const [naming, setNaming] = useState(false);
  const translate = useTranslateText();
  useBrowserViews(views);

  function open({ query: search }: View) {
    const query = parseQueryFromLocation({ search });
    if (query.sort) displayed.setSort({ field: query.sort, order: query.order ?? 'ASC' });
    if (query.perPage) displayed.setPerPage(query.perPage);
    displayed.setFilters(query.filter ?? {}, query.displayedFilters);
  }

  const { filterValues: filter, displayedFilters, sort, perPage } = displayed;
  const query = writeQuery({ filter, displayedFilters, sort, perPage });
  const searched = Object.keys(filter).length > 0;
  return (
    <Box sx={{ p: 2, width: 300 }}>
      {error && !data ? <LoadFailed error={error} retry={refetch} /> : null}
      <List dense disablePadding aria-label={translate('Saved views')}>
        {views?.map((view) => (
          <ListItem
            key={view.id}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={translate('Remove %{name}', { name: view.name })}
                onClick={() => onRemove(view)}
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
          {translate('Save current view')}
        </Button>
      )}
      {views?.length === 0 && !searched && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('Search or filter first, then save the view here.')}
        </Typography>
      )}
      {naming && <NameDialog view={{ list: resource, query }} onDismiss={() => setNaming(false)} />}
    </Box>
  );
}

interface Naming {
  view: Omit<NewView, 'name'>;
  onDismiss: () => void;
}

function NameDialog({ view, onDismiss }: Naming) {
  const save = useSave();
  const { error } = save;
  return (
    <FormDialog
      resource="views"
      title="Save current view"
      about="Replaces any view with the same name."
      action="Save"
      sending={save.isPending}
      rejection={
        <OutcomeNote
          outcome={error && { good: false, title: 'View not saved', text: error.message }}
        />
      }
      onSend={({ name }) => {
        save.mutate({ ...view, name: String(name) }, { onSuccess: onDismiss });
      }}
      onDismiss={onDismiss}
    >
      <TextInput source="name" validate={required()} slotProps={{ htmlInput: { maxLength: 80 } }} />
    </FormDialog>
  );
}

const mutationKey = ['views'];

function useSave() {
  const provider = useDataProvider();
  return useAction({
    mutationKey,
    mutationFn: (data: NewView) => provider.create<View>('views', { data }),
  });
}

/** Removes a view and offers to undo it. */
function useRemove() {
  const provider = useDataProvider();
  const notify = useNotify();
  const { offer } = useUndo();
  const save = useSave();
  const onError = ({ message }: Error) => notify(message, { type: 'error' });
  const { mutate } = useAction({
    mutationKey,
    mutationFn: ({ id }: View) => provider.delete<View>('views', { id }),
    onSuccess(_, { id: _id, ...view }) {
      offer(`View “${view.name}” removed`, () => save.mutate(view, { onError }));
    },
    onError,
  });
  return (view: View) => mutate(view);
}

/**
 * Moves views from the browser's storage, where earlier versions kept them, to the server. Views
 * that the server rejects stay in the browser.
 */
function useBrowserViews(views: readonly View[] | undefined): void {
  const { resource } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const { mutateAsync: save } = useSave();
  const begun = useRef(false);

  async function takeOver(known: readonly View[]) {
    const left = [];
    const names = new Set(known.map(({ name }) => name));
    for (const saved of extractValidSavedQueries(stored)) {
      const query = writeQuery(saved.value);
      if (known.some((view) => view.name === saved.label && view.query === query)) continue;
      const name = freeName(saved.label, names);
      names.add(name);
      try {
        await save({ list: resource, name, query });
      } catch {
        left.push(saved);
      }
    }
    setStored(left);
  }

  useEffect(() => {
    if (begun.current || views === undefined || stored.length === 0) return;
    begun.current = true;
    void takeOver(views);
  });
}

function freeName(label: string, names: ReadonlySet<string>): string {
  const start = label.slice(0, 70);
  let name = start;
  for (let at = 2; names.has(name); at += 1) name = `${start} (${at})`;
  return name;
}

/** Returns a query in the format of react-admin's list URLs. */
function writeQuery({ filter, displayedFilters, sort, perPage }: SavedQuery['value']): string {
  return new URLSearchParams({
    filter: JSON.stringify(filter ?? {}),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage !== undefined && { perPage: String(perPage) }),
  }).toString();
}

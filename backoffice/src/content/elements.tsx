import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDialogs } from '../editing/confirm.tsx';
import { useDelete } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { contentBuilder } from './content-crumb.ts';
import { ContentToolbar } from './content-toolbar.tsx';
import { elementsQuery, sectionTitleQuery } from './content-queries.ts';
import { deletingElement, elementDeleted } from './content-questions.ts';
import type { ContentElement } from './content-records.ts';
import { ElementEditor } from './element-editor.tsx';
import { ElementList } from './element-list.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { OpenEditor } from '../editing/open-editor.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { NEW, useEditing } from '../editing/use-editing.ts';

const gone = {
  title: 'Content not found',
  text: 'The content may have been deleted.',
  back: 'Back to the list',
};

export function Elements({ category, extended }: { category: string; extended: boolean }) {
  const { data: elements, error, refetch } = useQuery(elementsQuery(extended, category));
  const { data: title = category } = useQuery(sectionTitleQuery(extended, category));
  const { editing, cameFrom, open, cancel, saved } = useEditing();
  const { ask, tell, dialogs } = useDialogs();
  const list = useRef<HTMLDivElement>(null);
  const crumbs = [contentBuilder];
  const heading = { asIs: title };

  const [deleteElement] = useDelete('elements', {
    onSuccess: () => tell(elementDeleted),
    onError: ({ message }) =>
      tell({
        tone: 'warning',
        title: 'Error Deleting Element',
        text: message,
      }),
    // The button that had the focus was removed with its row.
    onSettled: () => list.current?.focus(),
  });

  async function remove(element: ContentElement) {
    if (await ask(deletingElement(element)))
      deleteElement({ id: idOf(category, element.elementId) });
  }

  if (extended && elements && editing !== null) {
    return (
      <Screen title={heading} crumbs={crumbs}>
        <OpenEditor
          key={editing}
          id={editing}
          gone={gone}
          found={elements.find(({ elementId }) => elementId === editing)}
          onCancel={cancel}
        >
          {(element) => (
            <ElementEditor
              category={category}
              element={element}
              onCancel={cancel}
              onSaved={(next) => saved(next.elementId, `${next.title} saved.`)}
            />
          )}
        </OpenEditor>
      </Screen>
    );
  }
  return (
    <Screen
      title={heading}
      crumbs={crumbs}
      aside={
        extended &&
        elements && (
          <ContentToolbar
            add="Add content element"
            focused={cameFrom === NEW}
            onAdd={() => open(NEW)}
          />
        )
      }
    >
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        {elements ? (
          <ElementList
            elements={elements}
            tools={
              extended
                ? {
                    cameFrom,
                    onEdit: ({ elementId }) => open(elementId),
                    onDelete: (element) => void remove(element),
                  }
                : null
            }
          />
        ) : (
          !error && <RowsSkeleton />
        )}
        {elements?.length === 0 && (
          <Notice title="Nothing in this section yet">
            An element is one page of content, with text, pictures, videos and links.
          </Notice>
        )}
        {error && !elements && <LoadFailed error={error} retry={() => void refetch()} />}
      </Box>
      {dialogs}
    </Screen>
  );
}

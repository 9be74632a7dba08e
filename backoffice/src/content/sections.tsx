import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDialogs } from '../editing/confirm.tsx';
import { useDelete } from '../providers/write-hooks.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { ContentToolbar } from './content-toolbar.tsx';
import { sectionsQuery } from './content-queries.ts';
import { contentDeleted, deletingContent, contentNotDeleted } from './content-questions.ts';
import type { Content } from './content-records.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { OpenEditor } from '../editing/open-editor.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionList } from './section-list.tsx';
import { NEW, useEditing } from '../editing/use-editing.ts';

const gone = {
  title: 'Content not found',
  text: 'The content may have been deleted.',
  back: 'Back to the list',
};

export function Sections({ extended }: { extended: boolean }) {
  const { data: sections, error, refetch } = useQuery(sectionsQuery(extended));
  const { editing, cameFrom, open, cancel, saved } = useEditing();
  const { ask, tell, dialogs } = useDialogs();
  const list = useRef<HTMLDivElement>(null);

  const [deleteSection] = useDelete('sections', {
    onSuccess: () => tell(contentDeleted),
    onError(cause) {
      const message = contentNotDeleted(cause);
      if (message) tell(message);
    },
    // The button that had the focus was removed with its row.
    onSettled: () => list.current?.focus(),
  });

  async function remove(section: Content) {
    if (await ask(deletingContent(section))) deleteSection({ id: section.category });
  }

  if (extended && sections && editing !== null) {
    return (
      <Screen title="Content Builder">
        <OpenEditor
          key={editing}
          id={editing}
          gone={gone}
          found={sections.find(({ category }) => category === editing)}
          onCancel={cancel}
        >
          {(section) => (
            <SectionEditor
              section={section}
              onCancel={cancel}
              onSaved={({ category, title }) => saved(category, `${title} saved.`)}
            />
          )}
        </OpenEditor>
      </Screen>
    );
  }
  return (
    <Screen
      title="Content Builder"
      aside={
        extended && (
          <ContentToolbar
            withCdn
            add="Add content"
            focused={cameFrom === NEW}
            onAdd={() => open(NEW)}
          />
        )
      }
    >
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        {sections ? (
          <SectionList
            sections={sections}
            tools={
              extended
                ? {
                    cameFrom,
                    onEdit: ({ category }) => open(category),
                    onDelete: (section) => void remove(section),
                  }
                : null
            }
          />
        ) : (
          !error && <RowsSkeleton />
        )}
        {sections?.length === 0 && (
          <Notice title="No content yet">
            A section groups content such as guides, build logs and news.
          </Notice>
        )}
        {error && !sections && <LoadFailed error={error} retry={() => void refetch()} />}
      </Box>
      {dialogs}
    </Screen>
  );
}

import { Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { panel } from '../app/panel.ts';
import { useDialogs } from '../editing/confirm.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { ContentToolbar } from './content-toolbar.tsx';
import { contentKey, sectionsQuery } from './content-queries.ts';
import { deletingContent } from './content-questions.ts';
import type { Content } from './content-records.ts';
import { deleteSection } from './delete-content.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { OpenEditor } from './open-editor.tsx';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionList } from './section-list.tsx';
import { NEW, useEditing } from '../editing/use-editing.ts';

export function Sections({ extended }: { extended: boolean }) {
  const client = useQueryClient();
  const { data: sections, error, refetch } = useQuery(sectionsQuery(extended));
  const { editing, cameFrom, open, cancel, saved } = useEditing();
  const { ask, tell, dialogs } = useDialogs();
  const list = useRef<HTMLDivElement>(null);

  async function remove(section: Content) {
    if (!(await ask(deletingContent(section)))) return;
    const message = await deleteSection(section);
    await client.invalidateQueries({ queryKey: contentKey });
    // The button that was pressed is gone with its row.
    list.current?.focus();
    if (message) tell(message);
  }

  if (extended && sections && editing !== null) {
    return (
      <Screen title="Content Builder" crumbs={[panel]}>
        <OpenEditor
          key={editing}
          id={editing}
          found={sections.find(({ category }) => category === editing)}
          onCancel={cancel}
        >
          {(section) => (
            <SectionEditor
              section={section}
              onCancel={cancel}
              onSaved={({ category, title }) => saved(category, `${title} is saved.`)}
            />
          )}
        </OpenEditor>
      </Screen>
    );
  }
  return (
    <Screen
      title="Content Builder"
      crumbs={[panel]}
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
            A section groups what the shop tells: guides, build logs, news.
          </Notice>
        )}
        {error && !sections && <LoadFailed error={error} retry={() => void refetch()} />}
      </Box>
      {dialogs}
    </Screen>
  );
}

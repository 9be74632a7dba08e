import { GroupEditor, type GroupKind } from '../editing/group-editor.tsx';
import { groupLabels } from '../editing/record-values.ts';
import { saveSection } from './content-calls.ts';
import { contentKey } from './content-queries.ts';
import { sectionInvalid } from './content-questions.ts';
import type { Content } from './content-records.ts';

interface Props {
  /** Null makes a new one. */
  section: Content | null;
  onCancel: () => void;
  onSaved: (section: Content) => void;
}

const sections: GroupKind<Content> = {
  titleOf: (section) => (section ? `ContentBuilder: ${section.title}` : 'New Content'),
  labels: { ...groupLabels, link: 'External Link' },
  flags: ['enabled', 'locked', 'expired', 'external'],
  linkHelp: 'Where an external section leads: an http or https address.',
  invalid: sectionInvalid,
  save: saveSection,
  staleKey: contentKey,
};

export function SectionEditor({ section, onCancel, onSaved }: Props) {
  return <GroupEditor kind={sections} group={section} onCancel={onCancel} onSaved={onSaved} />;
}

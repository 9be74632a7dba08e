import { GroupEditor, type GroupKind } from '../editing/group-editor.tsx';
import { sectionInvalid } from './content-questions.ts';
import type { Content } from './content-records.ts';

interface Props {
  /** Null creates a new section. */
  section: Content | null;
  onCancel: () => void;
  onSaved: (section: Content) => void;
}

const sections: GroupKind<Content> = {
  resource: 'sections',
  idOf: ({ category }) => category,
  titleOf: (section) => (section ? `ContentBuilder: ${section.title}` : 'New Content'),
  flags: ['enabled', 'locked', 'expired', 'external'],
  linkHelp: 'An http or https URL for an external section.',
  invalid: sectionInvalid,
  recordIn: ({ Content: saved }) => saved,
};

export function SectionEditor({ section, onCancel, onSaved }: Props) {
  return <GroupEditor kind={sections} group={section} {...{ onCancel, onSaved }} />;
}

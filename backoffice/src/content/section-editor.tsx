import { GroupEditor, type GroupKind } from '../editing/group-editor.tsx';
import { groupLabels } from '../editing/record-values.ts';
import { sectionInvalid } from './content-questions.ts';
import type { Content } from './content-records.ts';
import { useSaveSection } from './use-save-content.ts';

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
  recordIn: ({ Content: saved }) => saved,
};

export function SectionEditor({ section, onCancel, onSaved }: Props) {
  const save = useSaveSection();
  return <GroupEditor kind={sections} group={section} {...{ save, onCancel, onSaved }} />;
}

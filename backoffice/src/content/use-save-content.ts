import type { GroupValues, MemberValues } from '../editing/record-values.ts';
import type { Picture } from '../editing/use-record-editor.ts';
import { useCreate, useUpdate } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import type { Content, ContentElement } from './content-records.ts';

const options = { returnPromise: true } as const;

/** Saves a section; without one, makes it. */
export function useSaveSection() {
  const [create] = useCreate('sections');
  const [update] = useUpdate('sections');
  return (section: Content | null, values: GroupValues, { file, onProgress }: Picture) => {
    const data = { ...values, image: section?.image ?? '', picture: file };
    if (!section) return create({ data, meta: { onProgress } }, options);
    const { category: id, version } = section;
    return update({ id, data, meta: { version, onProgress } }, options);
  };
}

/** Saves an element; without one, makes it in the section. */
export function useSaveElement(category: string) {
  const [create] = useCreate('elements');
  const [update] = useUpdate('elements');
  return (element: ContentElement | null, values: MemberValues, { file, onProgress }: Picture) => {
    const data = { ...values, image: element?.image ?? '', picture: file };
    if (!element) return create({ data: { ...data, category }, meta: { onProgress } }, options);
    const { elementId, version } = element;
    const id = idOf(category, elementId);
    return update({ id, data, meta: { version, onProgress } }, options);
  };
}

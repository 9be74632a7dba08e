import type { Once } from '@spindle/sdk/react/intent-key';
import type { ImageReply } from '@spindle/sdk/upload';
import { shop } from '../providers/shop.ts';
import type { Content, ContentElement } from './content-records.ts';
import type { GroupValues, MemberValues } from '../editing/record-values.ts';
import { saveWithPicture } from '../editing/save-outcome.ts';

/** Sends the picture that was chosen to a path. */
export type Upload = (path: string) => Promise<ImageReply>;

/** Saves a section; without one, makes it. */
export function saveSection(
  section: Content | null,
  values: GroupValues,
  upload: Upload | null,
  once: Once,
) {
  const body = { ...values, image: section?.image ?? '' };
  return saveWithPicture({
    put: section
      ? shop.PUT('/api/contentbuilder/{category}', {
          params: { path: { category: section.category } },
          body: { ...body, version: section.version },
        })
      : shop.PUT('/api/contentbuilder/', { params: { header: once }, body }),
    recordOf: ({ Content }) => Content,
    theirsOf: (refusal) => ('Content' in refusal ? refusal.Content : undefined),
    upload: upload && (({ category }) => upload(`/api/contentimage/${category}`)),
  });
}

/** Saves an element; without one, makes it in the section. */
export function saveElement(
  category: string,
  element: ContentElement | null,
  values: MemberValues,
  upload: Upload | null,
  once: Once,
) {
  const body = { ...values, image: element?.image ?? '' };
  return saveWithPicture({
    put: element
      ? shop.PUT('/api/contentbuilder/{category}/{elementId}', {
          params: { path: { category, elementId: element.elementId } },
          body: { ...body, version: element.version },
        })
      : shop.PUT('/api/contentbuilder/{category}/', {
          params: { path: { category }, header: once },
          body,
        }),
    recordOf: ({ ContentElement }) => ContentElement,
    theirsOf: (refusal) => ('ContentElement' in refusal ? refusal.ContentElement : undefined),
    upload: upload && (({ elementId }) => upload(`/api/contentimage/${category}/${elementId}`)),
  });
}

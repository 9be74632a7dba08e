interface Group {
  title: string;
  description: string;
  imageAlt?: string | null;
  enabled?: boolean;
  expired?: boolean;
  locked?: boolean;
  external?: boolean;
  link?: string | null;
  listingOrderWeight: number;
}

/**
 * What staff edit of a catalogue or a section, by a form or of the record itself. A form replaces
 * every field but `image`: pictures come by upload.
 */
export function groupFields(from: Group) {
  return {
    title: from.title,
    description: from.description,
    imageAlt: from.imageAlt ?? null,
    enabled: from.enabled ?? false,
    expired: from.expired ?? false,
    locked: from.locked ?? false,
    external: from.external ?? false,
    link: from.link ?? null,
    listingOrderWeight: from.listingOrderWeight,
  };
}

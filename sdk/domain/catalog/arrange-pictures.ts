import type { components } from '../../src/schema.d.ts';

type Attribute = components['schemas']['Attribute'];

export interface PictureOwner<One> {
  image: string | null;
  imageAlt: string | null;
  /** In display order. */
  attributes: readonly One[];
}

interface Picture<One> {
  path: string;
  alt: string | null;
  /** Null for the item's own picture. */
  attribute: One | null;
}

const isPicture = ({ type, value }: Pick<Attribute, 'type' | 'value'>) =>
  type === 'IMAGE' && value !== '';

/** Returns all pictures of an item as its page shows them, starting with its own. */
export function picturesIn<One extends Attribute>(item: PictureOwner<One>): Picture<One>[] {
  const further = item.attributes
    .filter(isPicture)
    .map((attribute) => ({ path: attribute.value, alt: attribute.description, attribute }));
  if (item.image === null) return further;
  return [{ path: item.image, alt: item.imageAlt, attribute: null }, ...further];
}

/**
 * Reorders an item's pictures. The first one becomes the item's own picture, and the previous one
 * moves to the attribute that this frees. Returns null unless `paths` are exactly the item's
 * pictures.
 */
export function arrangePictures<One extends Attribute>(
  item: PictureOwner<One>,
  paths: readonly string[],
): PictureOwner<One> | null {
  const left = picturesIn(item);
  const ordered: Picture<One>[] = [];
  for (const path of paths) {
    const at = left.findIndex((picture) => picture.path === path);
    if (at < 0) return null;
    ordered.push(...left.splice(at, 1));
  }
  const [first] = ordered;
  if (first === undefined || left.length > 0) return null;
  const { image, imageAlt } = item;
  const freed =
    image !== null && first.attribute !== null
      ? {
          ...first.attribute,
          value: image,
          description: imageAlt,
          version: first.attribute.version + 1,
        }
      : null;
  const further = (image === null ? ordered : ordered.slice(1)).flatMap(
    ({ attribute }) => attribute ?? freed ?? [],
  );
  return {
    image: image === null ? null : first.path,
    imageAlt: image === null ? imageAlt : first.alt,
    attributes: item.attributes.map((one) => (isPicture(one) ? (further.shift() ?? one) : one)),
  };
}

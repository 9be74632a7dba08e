import { SHOP_VIEW } from '../render/camera.ts';
import type { View } from '../render/camera.ts';
import type { Mesh } from '../render/mesh.ts';

/** A photograph of a model, or a drawing; made only when it is wanted. */
export type Picture =
  { kind: 'photo'; mesh: () => Mesh; view: View } | { kind: 'drawing'; svg: () => string };

/** Pictures by their path below the images base. */
export type Gallery = Readonly<Record<string, Picture>>;

export function photo(mesh: () => Mesh, view: Partial<View> = {}): Picture {
  return { kind: 'photo', mesh, view: { ...SHOP_VIEW, ...view } };
}

interface Extras {
  view?: Partial<View>;
  detail?: { x: number; y: number; times: number };
  back?: Partial<View>;
  top?: Partial<View>;
}

/** An item's main picture and the further ones, named as the catalogue names them. */
export function product(path: string, mesh: () => Mesh, extras: Extras = {}): Gallery {
  const { view = {}, detail, back, top } = extras;
  return {
    [`catalog/${path}.webp`]: photo(mesh, view),
    ...(detail && { [`catalog/${path}-detail.webp`]: photo(mesh, { ...view, closeUp: detail }) }),
    ...(back && { [`catalog/${path}-back.webp`]: photo(mesh, { ...view, ...back }) }),
    ...(top && { [`catalog/${path}-top.webp`]: photo(mesh, { ...view, ...top }) }),
  };
}

interface Pictured {
  id: string;
  avatar?: string | null;
}

const DEFAULT_PICTURES = 6n;

/** Where a member's picture is; those without one have one of the community's own. */
export function pictureOf(imageBase: string, { id, avatar }: Pictured): string {
  if (avatar) return `${imageBase}/avatars/${id}/${avatar}.png?size=128`;
  const which = /^\d+$/.test(id) ? (BigInt(id) >> 22n) % DEFAULT_PICTURES : 0n;
  return `${imageBase}/embed/avatars/${which}.png`;
}

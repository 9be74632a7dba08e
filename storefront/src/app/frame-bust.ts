interface Framed {
  location: { origin: string };
  self: unknown;
  top: { location: { href: string } } | null;
}

/** If the shop is shown inside another site's frame, opens its home page in the whole window. */
export function leaveFrame(view: Framed = window): void {
  const { top } = view;
  if (top && top !== view.self) top.location.href = `${view.location.origin}/`;
}

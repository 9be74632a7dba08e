interface Framed {
  location: { origin: string };
  self: unknown;
  top: { location: { href: string } } | null;
}

/** Shown inside somebody else's frame, the shop takes the whole window, at its root. */
export function leaveFrame(view: Framed = window): void {
  const { top } = view;
  if (top && top !== view.self) top.location.href = `${view.location.origin}/`;
}

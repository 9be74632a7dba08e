/** Shown inside somebody else's frame, the shop takes the whole window, at its root. */
export function leaveFrame(view: Window = window): void {
  if (view.top && view.top !== view.self) view.top.location.href = `${view.location.origin}/`;
}

/** A new element with these properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { [attribute: `aria-${string}`]: string } = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-')) element.setAttribute(name, String(value));
  }
  Object.assign(
    element,
    Object.fromEntries(Object.entries(properties).filter(([name]) => !name.startsWith('aria-'))),
  );
  element.append(...children);
  return element;
}

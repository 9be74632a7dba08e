export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Reads `a[b][0][c]=x`, the provider's way to write nested parameters, to any depth. */
export function parseNestedForm(text: string): Form {
  const root = new Map<string, Branch>();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    place(root, [first, ...rest], value);
  }
  return Object.fromEntries([...root].map(([key, branch]) => [key, toValue(branch)]));
}

type Branch = string | Map<string, Branch>;

function place(branch: Map<string, Branch>, path: string[], value: string): void {
  const [head = '', ...rest] = path;
  const key = head === '' ? String(branch.size) : head;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const next = known instanceof Map ? known : new Map<string, Branch>();
  branch.set(key, next);
  place(next, rest, value);
}

function toValue(branch: Branch): FormValue {
  if (typeof branch === 'string') return branch;
  const entries = [...branch].map(([key, value]) => [key, toValue(value)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

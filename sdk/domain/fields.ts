export function namesOf<Fields extends object>(fields: Fields): (keyof Fields & string)[];
export function namesOf(fields: object): string[] {
  return Object.keys(fields);
}

type NamesWith<Fields, Flag extends string> = {
  [Name in keyof Fields]: Fields[Name] extends { [Named in Flag]: true } ? Name : never;
}[keyof Fields];

/** Returns the fields with the flag set. */
export function fieldsThat<
  Flag extends string,
  Fields extends { [Name in keyof Fields]: { readonly [Named in Flag]: boolean } },
>(fields: Fields, flag: Flag): Pick<Fields, NamesWith<Fields, Flag>>;
export function fieldsThat(fields: Record<string, object>, flag: string): object {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.filter(([, field]) => Reflect.get(field, flag) === true));
}

/** Copies only the listed fields of a row. */
export function pickFields<Row extends object, Name extends keyof Row>(
  row: Row,
  fields: { readonly [Field in Name]: unknown },
): Pick<Row, Name>;
export function pickFields(row: object, fields: object): object {
  return pick(row, ...namesOf(fields));
}

/** Copies only the named fields of a row. */
export function pick<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: Name[]
): Pick<Row, Name>;
export function pick(row: object, ...names: string[]): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)]));
}

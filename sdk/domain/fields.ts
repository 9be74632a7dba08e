/** Returns the names of the fields that a list has, one entry for each. */
export function namesOf<Fields extends object>(fields: Fields): (keyof Fields & string)[];
export function namesOf(fields: object): string[] {
  return Object.keys(fields);
}

/** Takes the listed fields of a row, and no others. */
export function pickFields<Row extends object, Name extends keyof Row>(
  row: Row,
  fields: { readonly [Field in Name]: unknown },
): Pick<Row, Name>;
export function pickFields(row: object, fields: object): object {
  return Object.fromEntries(namesOf(fields).map((name) => [name, Reflect.get(row, name)]));
}

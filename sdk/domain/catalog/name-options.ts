/** Returns a title with the options that it doesn't mention: `Rail, Length 500 mm`. */
export function nameOptions(title: string, options: readonly [name: string, value: string][]) {
  const isMentioned = (value: string) => title.toLowerCase().includes(value.toLowerCase());
  const others = options.filter(([, value]) => !isMentioned(value));
  return [title, ...others.map(([name, value]) => `${name} ${value}`)].join(', ');
}

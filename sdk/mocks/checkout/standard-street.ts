/** The postal service's abbreviations, of the words that are met most. */
const SUFFIXES = shortened({
  AVE: 'AVENUE AV',
  BLVD: 'BOULEVARD',
  CIR: 'CIRCLE',
  CT: 'COURT',
  DR: 'DRIVE',
  HWY: 'HIGHWAY',
  LN: 'LANE',
  PKWY: 'PARKWAY',
  PL: 'PLACE',
  RD: 'ROAD',
  SQ: 'SQUARE',
  ST: 'STREET STR',
  TER: 'TERRACE',
  TRL: 'TRAIL',
  WAY: '',
});
const DIRECTIONS = shortened({ N: 'NORTH', S: 'SOUTH', E: 'EAST', W: 'WEST' });
const UNITS = shortened({
  APT: 'APARTMENT',
  BLDG: 'BUILDING',
  FL: 'FLOOR',
  RM: 'ROOM',
  STE: 'SUITE',
  UNIT: '',
  '#': '',
});

/** A street line as the postal service writes it: `20 north main street, suite 4` → `20 N MAIN ST STE 4`. */
export function standardStreet(line: string): string {
  const words = line
    .toUpperCase()
    .replace(/#\s*/g, '# ')
    .replace(/[.,;]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const unitAt = words.findIndex((word, at) => at >= 2 && UNITS.has(word) && words[at + 1]);
  const street = unitAt === -1 ? words : words.slice(0, unitAt);
  const unit = unitAt === -1 ? [] : words.slice(unitAt);
  const last = street.length - 1;
  const name = street.map((word, at) => {
    if (at === last && last >= 2) return SUFFIXES.get(word) ?? word;
    return at === 1 && last >= 3 ? (DIRECTIONS.get(word) ?? word) : word;
  });
  return [...name, ...unit.map((word) => UNITS.get(word) ?? word)].join(' ');
}

function shortened(table: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([short, words]) =>
      [short, ...words.split(' ')].map((word) => [word, short] as const),
    ),
  );
}

/** The postal service's abbreviations, each with the ways people write the word. */
const SUFFIXES: Record<string, string> = {
  ALY: 'ALLEY ALLEE ALLY',
  AVE: 'AVENUE AV AVEN AVENU AVN',
  BLVD: 'BOULEVARD BOUL BOULV BLV',
  BR: 'BRANCH BRNCH',
  BRG: 'BRIDGE BRDGE',
  BYP: 'BYPASS',
  CIR: 'CIRCLE CIRC CRCL',
  CT: 'COURT CRT',
  CTR: 'CENTER CENTRE CENTR',
  CV: 'COVE',
  CRES: 'CRESCENT CRSENT',
  XING: 'CROSSING CRSSNG',
  DR: 'DRIVE DRIV DRV',
  EXPY: 'EXPRESSWAY EXPR',
  EXT: 'EXTENSION',
  FWY: 'FREEWAY FRWY',
  GDNS: 'GARDENS',
  GRV: 'GROVE',
  HTS: 'HEIGHTS',
  HWY: 'HIGHWAY HIWAY',
  HL: 'HILL',
  HLS: 'HILLS',
  HOLW: 'HOLLOW',
  IS: 'ISLAND',
  JCT: 'JUNCTION',
  LN: 'LANE',
  LK: 'LAKE',
  LOOP: 'LOOPS',
  MNR: 'MANOR',
  MDWS: 'MEADOWS',
  PARK: 'PRK',
  PKWY: 'PARKWAY PARKWY PKY',
  PL: 'PLACE',
  PLZ: 'PLAZA',
  PT: 'POINT',
  RDG: 'RIDGE',
  RD: 'ROAD',
  RTE: 'ROUTE',
  SQ: 'SQUARE SQR',
  ST: 'STREET STR STRT',
  STA: 'STATION',
  TER: 'TERRACE TERR',
  TRL: 'TRAIL TRAILS',
  TPKE: 'TURNPIKE',
  VLY: 'VALLEY',
  VW: 'VIEW',
  VLG: 'VILLAGE',
  WALK: 'WALKS',
  WAY: 'WY',
};

const DIRECTIONS: Record<string, string> = {
  N: 'NORTH',
  S: 'SOUTH',
  E: 'EAST',
  W: 'WEST',
  NE: 'NORTHEAST',
  NW: 'NORTHWEST',
  SE: 'SOUTHEAST',
  SW: 'SOUTHWEST',
};

const UNITS: Record<string, string> = {
  APT: 'APARTMENT',
  BLDG: 'BUILDING',
  DEPT: 'DEPARTMENT',
  FL: 'FLOOR',
  LOT: '',
  RM: 'ROOM',
  SPC: 'SPACE',
  STE: 'SUITE',
  TRLR: 'TRAILER',
  UNIT: '',
  '#': 'NO NUMBER',
};

export const suffixes = abbreviations(SUFFIXES);
export const directions = abbreviations(DIRECTIONS);
export const units = abbreviations(UNITS);

function abbreviations(table: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([short, spellings]) =>
      [short, ...spellings.split(' ').filter(Boolean)].map(
        (spelling) => [spelling, short] as const,
      ),
    ),
  );
}

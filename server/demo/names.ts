export const FIRST_NAMES = [
  'Ada', 'Marcus', 'Priya', 'Tom', 'Elena', 'Dwight', 'Yuki', 'Carlos', 'Hannah', 'Oleg', 'Grace',
  'Samuel', 'Nadia', 'Peter', 'Lucia', 'Owen', 'Fatima', 'Henrik', 'Joanna', 'Kwame', 'Ruth',
  'Diego', 'Mei', 'Arthur', 'Sofia', 'Ben', 'Leila', 'Walter', 'Ingrid', 'Rafael', 'Nora', 'Victor',
] as const satisfies readonly [string, ...string[]];

export const LAST_NAMES = [
  'Park', 'Whitfield', 'Raman', 'Lindqvist', 'Moreau', 'Kowalski', 'Tanaka', 'Ortega', 'Becker',
  'Petrov', 'Okafor', 'Sullivan', 'Haddad', 'Novak', 'Bianchi', 'Hughes', 'Rahman', 'Olsen',
  'Fischer', 'Mensah', 'Goldberg', 'Castillo', 'Chen', 'Doyle', 'Marino', 'Archer', 'Nazari',
  'Schmidt', 'Berg', 'Santos', 'Keller',
] as const satisfies readonly [string, ...string[]];

export const STREETS = [
  'Maple St', 'Oak Ave', 'Washington Blvd', 'Cedar Ln', 'Elm St', 'Lakeview Dr', 'Franklin St',
  'Sunset Blvd', 'Highland Ave', 'Park Pl', 'Jefferson St', 'Chestnut St', 'Hillcrest Rd',
  'River Rd', 'Industrial Way', 'Mill St', 'Lincoln Ave', 'Broadway', 'Church St', 'Spring St',
] as const satisfies readonly [string, ...string[]];

/** City, state, ZIP code, telephone area. */
export const CITIES = [
  ['San Francisco', 'CA', '94104', '415'],
  ['Portland', 'OR', '97214', '503'],
  ['Seattle', 'WA', '98103', '206'],
  ['Boise', 'ID', '83702', '208'],
  ['Denver', 'CO', '80205', '303'],
  ['Austin', 'TX', '78704', '512'],
  ['Houston', 'TX', '77007', '713'],
  ['Tucson', 'AZ', '85719', '520'],
  ['Albuquerque', 'NM', '87106', '505'],
  ['Minneapolis', 'MN', '55406', '612'],
  ['Milwaukee', 'WI', '53207', '414'],
  ['Chicago', 'IL', '60618', '773'],
  ['Detroit', 'MI', '48216', '313'],
  ['Cleveland', 'OH', '44113', '216'],
  ['Pittsburgh', 'PA', '15201', '412'],
  ['Philadelphia', 'PA', '19125', '215'],
  ['Rochester', 'NY', '14607', '585'],
  ['Brooklyn', 'NY', '11215', '718'],
  ['Worcester', 'MA', '01609', '508'],
  ['Burlington', 'VT', '05401', '802'],
  ['Richmond', 'VA', '23220', '804'],
  ['Asheville', 'NC', '28801', '828'],
  ['Nashville', 'TN', '37206', '615'],
  ['Atlanta', 'GA', '30307', '404'],
  ['Tampa', 'FL', '33604', '813'],
  ['New Orleans', 'LA', '70115', '504'],
  ['Kansas City', 'MO', '64111', '816'],
  ['Omaha', 'NE', '68104', '402'],
  ['Salt Lake City', 'UT', '84105', '801'],
  ['Sacramento', 'CA', '95816', '916'],
  ['San Diego', 'CA', '92104', '619'],
  ['Los Angeles', 'CA', '90026', '213'],
  ['Spokane', 'WA', '99201', '509'],
] as const satisfies readonly [readonly [string, string, string, string], ...(readonly [string, string, string, string])[]];

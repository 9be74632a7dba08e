const STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
  'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|' +
  'MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|' +
  'NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|' +
  'OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|' +
  'TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
  'PR Puerto Rico|VI Virgin Islands|GU Guam|AS American Samoa|MP Northern Mariana Islands|' +
  'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific';

const codes = new Map(
  STATES.split('|').flatMap((entry) => {
    const code = entry.slice(0, 2);
    return [
      [code, code],
      [entry.slice(3).toUpperCase(), code],
    ];
  }),
);

/** Returns the two-letter code of a state from its code or its name. */
export function stateCode(text: string): string | undefined {
  return codes.get(text.trim().toUpperCase());
}

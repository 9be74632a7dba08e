/** Valid keys like any random ones, but worthless, because they are public. */
export const [oneKey, otherKey, thirdKey] = [
  'pV0o3mX8dKq1TzR5nYc7Hs2JwLb9Ge4u',
  'Qf6Zr1Ua8Wk3Ny0Mx5Ev7Ti2Ch9Pb4Jd',
  'Lz4Gs9Bx2Dq7Vm0Ky5Ro8Ft3Wn6Hc1Ae',
] as const;

const REGIONS = [
  [42.3601, -71.0589, 'America/New_York'],
  [40.7128, -74.006, 'America/New_York'],
  [38.9072, -77.0369, 'America/New_York'],
  [33.749, -84.388, 'America/New_York'],
  [39.9612, -82.9988, 'America/New_York'],
  [44.9778, -93.265, 'America/Chicago'],
  [41.8781, -87.6298, 'America/Chicago'],
  [32.7767, -96.797, 'America/Chicago'],
  [39.7392, -104.9903, 'America/Denver'],
  [37.7749, -122.4194, 'America/Los_Angeles'],
] as const;

const RECORDED = { latitude: 33.8436, longitude: -118.39177, time_zone: 'America/Los_Angeles' };

/** Returns the location of a ZIP code, to the nearest large city. */
export function placeOf(zip: string) {
  if (zip.startsWith('90277')) return RECORDED;
  const [latitude, longitude, timeZone] = REGIONS[Number(zip[0])] ?? REGIONS[0];
  return { latitude, longitude, time_zone: timeZone };
}

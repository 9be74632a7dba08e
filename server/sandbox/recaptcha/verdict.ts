const TOKEN = /^sandbox:([A-Za-z_/]+)(?::(\d(?:\.\d+)?))?$/;
const USUAL_SCORE = 0.9;

/**
 * Returns the provider's verdict on a token: `sandbox:ACTION`, optionally followed by a score.
 * @param hostname the site that the token is supposedly from
 */
export function verdict(secret: string, token: string, hostname: string) {
  if (secret === '') return rejection('missing-input-secret');
  if (token === '') return rejection('missing-input-response');
  const match = TOKEN.exec(token);
  if (!match) return rejection('invalid-input-response');
  const score = match[2] === undefined ? USUAL_SCORE : Number(match[2]);
  return {
    success: true,
    challenge_ts: new Date().toISOString(),
    hostname,
    score: Math.min(score, 1),
    action: match[1],
  };
}

const rejection = (code: string) => ({ success: false, 'error-codes': [code] });

const TOKEN = /^sandbox:([A-Za-z_/]+)(?::(\d(?:\.\d+)?))?$/;
const USUAL_SCORE = 0.9;

/**
 * What the provider says about a token: `sandbox:ACTION`, or with a score of its own behind it.
 * @param hostname the site the token is said to come from
 */
export function verdict(secret: string, token: string, hostname: string) {
  if (secret === '') return refusal('missing-input-secret');
  if (token === '') return refusal('missing-input-response');
  const match = TOKEN.exec(token);
  if (!match) return refusal('invalid-input-response');
  const score = match[2] === undefined ? USUAL_SCORE : Number(match[2]);
  return {
    success: true,
    challenge_ts: new Date().toISOString(),
    hostname,
    score: Math.min(score, 1),
    action: match[1],
  };
}

const refusal = (code: string) => ({ success: false, 'error-codes': [code] });

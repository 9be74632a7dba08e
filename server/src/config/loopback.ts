/**
 * Returns true if a hostname can only be this machine. Accepts the format of `URL.hostname` or the
 * name as typed.
 */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || isLoopbackV4(name)
  );
}

function isLoopbackV4(name: string): boolean {
  return /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name);
}

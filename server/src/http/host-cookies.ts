import type { Middleware } from 'koa';

const PREFIX = '__Host-';

/**
 * Gives every cookie a name that browsers accept only over https, from this host and for all of its
 * paths. Pages on a neighboring host and attackers on an insecure connection therefore can't
 * replace the cookie.
 */
export const hostCookies: Middleware = (ctx, next) => {
  const { cookies } = ctx;
  const get = cookies.get.bind(cookies);
  const set = cookies.set.bind(cookies);
  cookies.get = (name, options) => get(hostOnly(name), options);
  cookies.set = (name, value, options) => set(hostOnly(name), value, options);
  return next();
};

/** A signature is requested after its cookie has been renamed. */
const hostOnly = (name: string) => (name.startsWith(PREFIX) ? name : `${PREFIX}${name}`);

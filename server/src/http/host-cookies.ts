import type { Middleware } from 'koa';

const PREFIX = '__Host-';

/**
 * Gives every cookie a name that browsers take only over https, from this host and for all of it: no
 * page of a neighbouring host, and nobody on an open line, can put one of theirs in its place.
 */
export const hostCookies: Middleware = (ctx, next) => {
  const { cookies } = ctx;
  const get = cookies.get.bind(cookies);
  const set = cookies.set.bind(cookies);
  cookies.get = (name, options) => get(hostOnly(name), options);
  cookies.set = (name, value, options) => set(hostOnly(name), value, options);
  return next();
};

/** A signature is asked for under the name its cookie has by then. */
const hostOnly = (name: string) => (name.startsWith(PREFIX) ? name : `${PREFIX}${name}`);

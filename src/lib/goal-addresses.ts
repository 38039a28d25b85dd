import { afterFixedRedirects, fixedRedirects } from './routes';

/** Addresses of links that lead to a path: the path first, then redirects from or to it, such as `/book`. */
export function goalAddresses(path: string): string[] {
  const target = afterFixedRedirects(path);
  const sources = Object.keys(fixedRedirects).filter((from) => afterFixedRedirects(from) === target);
  return [...new Set([path, target, ...sources])];
}

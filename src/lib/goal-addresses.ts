import { afterFixedRedirects, fixedRedirects } from './routes';

/**
 * Addresses of links that lead to a path: the path itself first, then what redirects to it or what it redirects to,
 * such as `/book` and `/booking`.
 */
export function goalAddresses(path: string): string[] {
  const target = afterFixedRedirects(path);
  const sources = Object.keys(fixedRedirects).filter((from) => afterFixedRedirects(from) === target);
  return [...new Set([path, target, ...sources])];
}

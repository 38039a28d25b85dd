import { fixedRedirects } from './routes';

/**
 * Addresses of links that lead to a path: the path itself first, then what redirects to it or what it redirects to,
 * such as `/book` and `/booking`.
 */
export function goalAddresses(path: string): string[] {
  const redirects = Object.entries<string>(fixedRedirects);
  const target = redirects.find(([from]) => from === path)?.[1] ?? path;
  const sources = redirects.flatMap(([from, to]) => (to === target ? [from] : []));
  return [...new Set([path, target, ...sources])];
}

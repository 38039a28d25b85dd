import type { PayloadRequest } from 'payload';

/** Caches what every change of one request needs, such as a setting that the hooks of each document of a release read. */
export function oncePerRequest<T>(read: (req: PayloadRequest) => Promise<T>): (req: PayloadRequest) => Promise<T> {
  const known = new WeakMap<PayloadRequest, Promise<T>>();
  return (req) => {
    const result = known.get(req) ?? read(req);
    known.set(req, result);
    return result;
  };
}

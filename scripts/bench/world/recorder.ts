import type { CDPSession } from '@playwright/test';

export type Recorded = {
  url: string;
  type: string;
  wire: number;
  isRedirect?: boolean;
};

/** Includes redirects; loads from the memory cache are not requests. */
export async function record(session: CDPSession): Promise<Map<string, Recorded>> {
  const seen = new Map<string, Recorded>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    const before = seen.get(requestId);
    if (before && redirectResponse) {
      const wire = redirectResponse.encodedDataLength;
      seen.set(`${requestId}, before request ${seen.size}`, { ...before, wire, isRedirect: true });
    }
    seen.set(requestId, { url: request.url, type, wire: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => seen.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.wire = encodedDataLength;
  });
  await session.send('Network.enable');
  return seen;
}

import type { ServerFunctionsContextType } from '@payloadcms/ui';
import { frameAddress, previewAddress } from '@/data/preview/addresses';

type GetFormState = ServerFunctionsContextType['getFormState'];
type Sent = Pick<
  Parameters<GetFormState>[0],
  'collectionSlug' | 'data' | 'globalSlug' | 'id' | 'returnLivePreviewURL' | 'returnPreviewURL'
>;
type Result = Awaited<ReturnType<GetFormState>>;

/**
 * The addresses of the preview for a request that was overtaken or failed. Without them, Payload's form would close the
 * preview while somebody types (issue 17779 of payloadcms/payload, open in 3.90.1).
 */
export function keepPreview(sent: Sent, response: Result): Result {
  if (response?.state) return response;
  const { collectionSlug, data, id, returnLivePreviewURL, returnPreviewURL } = sent;
  const [collection, document] = collectionSlug
    ? [collectionSlug, { ...data, id: id ?? data?.id }]
    : ['pages', { path: '/' }];
  const addresses = {
    ...(returnLivePreviewURL && { livePreviewURL: frameAddress(collection, document) }),
    ...(returnPreviewURL && { previewURL: previewAddress(collection, document) }),
  };
  return { ...response, ...addresses } as Result;
}

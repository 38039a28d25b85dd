import { Banner } from '@payloadcms/ui';
import { isNoticeName, notices } from '../notices';

/** For browsers without scripts. */
export function Notice({ name }: { name: unknown }) {
  if (!isNoticeName(name)) return null;
  const { tone, text } = notices[name];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      <Banner type={tone}>{text}</Banner>
    </div>
  );
}

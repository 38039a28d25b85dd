import { findPlace } from '@/data/documents';
import { versionsOf } from '@/data/translations';
import { Frame } from './frame';

/** Navigation and footer as they are on a published page: those of `SitePage`, without reading its document. */
export async function FrameAlone({ path }: { path: string }) {
  const place = await findPlace(path);
  return (
    <Frame
      path={path}
      language={place?.language}
      versions={place ? await versionsOf(place.id, path) : []}
      mayLoadServices={place !== undefined}
    >
      {null}
    </Frame>
  );
}

import { draftMode } from 'next/headers';
import { previewedRelease } from '../preview';

/** Empty for visitors. */
export async function ReleaseBar() {
  const release = (await draftMode()).isEnabled ? await previewedRelease() : undefined;
  if (!release) return null;
  return (
    <aside
      aria-label="Preview of a release"
      className="note fixed right-4 bottom-4 z-50 flex max-w-[calc(100vw-2rem)] flex-wrap gap-x-4 rounded-plate bg-amber px-4 py-2 text-graphite"
    >
      <span>The site as “{release.title}” makes it, not public</span>
      <a className="underline" href={release.about}>
        About this release
      </a>
      <a className="underline" href="/preview?exit">
        Leave
      </a>
    </aside>
  );
}

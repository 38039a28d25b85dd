import { Island } from '@/components/ui/island';
import { isPreview } from '@/data/preview/draft-mode';
import { LivePreview } from './live-preview';

/** Empty for visitors. */
export async function PreviewBar() {
  if (!(await isPreview())) return null;
  return (
    <Island>
      <LivePreview />
      <p className="note fixed right-4 bottom-4 z-50 flex gap-4 rounded-plate bg-amber px-4 py-2 text-graphite">
        Preview with unpublished changes
        <a className="underline" href="/preview?exit">
          Leave
        </a>
      </p>
    </Island>
  );
}

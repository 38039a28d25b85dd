'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { elements } from '@/payload/elements';
import { BarMenu } from '../bar/bar-menu';
import { usePublishEntries, usePublishEntry } from './publish-entries';

/** Within the form of the menu: that of a drawer stands over another. */
const press = (selector: string) => (menu: Element | null) =>
  menu?.closest('form')?.querySelector<HTMLElement>(selector)?.click();

/** Everything else that can become of a draft. Plugins add entries with `usePublishEntry`. */
export function PublishMenu() {
  const { id, globalSlug, hasPublishPermission, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const canRevert = hasPublishedDoc && unpublishedVersionCount > 0;
  usePublishEntry(
    canRevert
      ? { name: 'revert', order: 80, label: 'Revert to the published version…', act: press(elements.revert) }
      : undefined,
  );
  // What every page shows is never unpublished.
  const isOffered = hasPublishPermission && !globalSlug && id !== undefined;
  usePublishEntry(
    isOffered
      ? {
          name: 'unpublish',
          order: 90,
          label: 'Unpublish…',
          reason: hasPublishedDoc ? undefined : 'It is not published.',
          act: press(elements.unpublish),
        }
      : undefined,
  );
  const entries = usePublishEntries();
  if (entries.length === 0) return null;
  return hasPublishPermission ? (
    <BarMenu className="publish-menu" label="More ways to publish" items={entries} />
  ) : (
    <BarMenu className="publish-menu" label="Submit or share" items={entries}>
      Submit
    </BarMenu>
  );
}

'use client';

import { ready } from '@payloadcms/live-preview';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Island } from '@/components/ui/island';
import type { Framed } from '@/data/preview/framed';
import { isSaved, readTyped } from '@/data/preview/messages';
import { useListener } from '@/lib/use-listener';
import { FieldPicker } from './field-picker';
import { PlacesInPage } from './marks-in-page';
import './preview.css';
import { TypedView, useTypedView } from './typed-view';

export function PreviewFrame({ framed, children }: { framed: Framed; children: ReactNode }) {
  const router = useRouter();
  const { view, trouble, show, repeat, isFollowing } = useTypedView(framed);
  // One instance for the page's lifetime: marks it has read are no longer in the DOM.
  const [places] = useState(() => new PlacesInPage());

  useListener('message', (event: MessageEvent<unknown>) => {
    const typed = readTyped(event);
    if (typed) show(typed);
    else if (isSaved(event) && !repeat() && !isFollowing()) router.refresh();
  });
  useEffect(() => ready({ serverURL: window.location.origin }), []);

  return (
    <Island>
      <TypedView view={view}>{children}</TypedView>
      <FieldPicker places={places} main={'path' in framed ? undefined : framed} trouble={trouble} />
    </Island>
  );
}

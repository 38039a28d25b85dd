'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { elements } from '@/payload/elements';

/** Scales a device larger than its space. Payload's zoom would show only a part of the page. */
export function usePreviewFit() {
  const { breakpoint, isLivePreviewing, previewWindowType, size } = useLivePreviewContext();
  const isDevice = breakpoint !== undefined && breakpoint !== 'responsive' && previewWindowType === 'iframe';

  useEffect(() => {
    const room = document.querySelector<HTMLElement>(elements.previewRoom);
    if (!room || !isLivePreviewing || !isDevice || !size.width || !size.height) return;
    const measure = () => {
      const { paddingInline, paddingBlock } = getComputedStyle(room);
      const width = room.clientWidth - 2 * Number.parseFloat(paddingInline);
      const height = room.clientHeight - 2 * Number.parseFloat(paddingBlock);
      room.style.setProperty('--preview-fit', String(Math.min(1, width / size.width, height / size.height)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => {
      observer.disconnect();
      room.style.removeProperty('--preview-fit');
    };
  }, [isDevice, isLivePreviewing, size.width, size.height]);
}

'use client';

import { useEffect } from 'react';
import { tellForm } from '@/data/preview/page-messages';
import type { Place } from '@/data/preview/reference';
import type { Target } from '@/data/preview/target';
import type { PlacesInPage } from '../marks-in-page';
import './dropped-picture.css';

const OVER = 'data-drop';

export function useDroppedPicture(places: PlacesInPage, main: Target | undefined, mayEdit: boolean) {
  useEffect(() => {
    const pictureAt = ({ target }: DragEvent): { element: Element; place: Place } | undefined => {
      const picture = target instanceof Element ? target.closest('picture, img') : null;
      const found = picture && places.near(picture);
      return found?.node instanceof Element ? found : undefined;
    };
    const light = (element?: Element) => {
      for (const old of document.querySelectorAll(`[${OVER}]`)) if (old !== element) old.removeAttribute(OVER);
      element?.setAttribute(OVER, '');
    };
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      const found = mayEdit ? pictureAt(event) : undefined;
      event.dataTransfer.dropEffect = found ? 'copy' : 'none';
      light(found?.element);
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      light();
      const found = mayEdit && file.type.startsWith('image/') ? pictureAt(event) : undefined;
      if (found) tellForm({ does: 'picture', target: found.place.target ?? main, path: found.place.path, file });
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) light();
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragleave', onLeave);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragleave', onLeave);
    };
  }, [places, main, mayEdit]);
}

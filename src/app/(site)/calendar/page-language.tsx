'use client';

import type { Language } from '@shared/language';
import { useEffect } from 'react';

/** This page is sent as it is rendered: nothing else makes its language that of the document. */
export function PageLanguage({ language }: { language: Language }) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
}

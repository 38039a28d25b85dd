'use client';

import { useEffect, useState } from 'react';
import type { Service } from './client';
import { fetchSettings, type ServiceSettings } from './settings';

export function useSettings({ url, apiKey }: Service): ServiceSettings | undefined {
  const [settings, setSettings] = useState<ServiceSettings>();
  useEffect(() => {
    let isCurrent = true;
    void fetchSettings({ url: url || location.origin, apiKey }).then((found) => isCurrent && setSettings(found));
    return () => {
      isCurrent = false;
    };
  }, [url, apiKey]);
  return settings;
}

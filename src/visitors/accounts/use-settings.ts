'use client';

import { useEffect, useState } from 'react';
import type { Service } from './client';
import type { ServiceSettings } from './settings';

export function useSettings({ url, apiKey }: Service): ServiceSettings | undefined {
  const [settings, setSettings] = useState<ServiceSettings>();
  useEffect(() => {
    let isCurrent = true;
    import('./settings')
      .then(({ fetchSettings }) => fetchSettings({ url: url || location.origin, apiKey }))
      .then((found) => isCurrent && setSettings(found))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [url, apiKey]);
  return settings;
}

'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Target } from '@/data/preview/target';
import { buttonClass } from '@/payload/class-names';

type Props = { target: Target; path: string; onClose: () => void };

export function OtherDocument({ target, path, onClose }: Props) {
  const { config, getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const name = useName(target, config.routes.api);
  const kind =
    'global' in target
      ? getTranslation(getEntityConfig({ globalSlug: target.global })?.label ?? target.global, i18n)
      : getTranslation(getEntityConfig({ collectionSlug: target.collection })?.labels?.singular ?? '', i18n);
  const place = 'global' in target ? `globals/${target.global}` : `collections/${target.collection}/${target.id}`;
  return (
    <div className="other-document" role="status">
      <p>
        This text belongs to {kind}
        {name ? `: ${name}` : ''}.
      </p>
      <a
        className={buttonClass({ look: 'primary', size: 'small' })}
        href={`${config.routes.admin}/${place}?field=${encodeURIComponent(path)}`}
      >
        Open it
      </a>
      <button type="button" className={buttonClass({ look: 'secondary', size: 'small' })} onClick={onClose}>
        Stay here
      </button>
    </div>
  );
}

function useName(target: Target, api: string) {
  const [name, setName] = useState('');
  const place = 'global' in target ? undefined : `${target.collection}/${target.id}`;
  useEffect(() => {
    setName('');
    if (!place) return;
    const asking = new AbortController();
    fetch(`${api}/${place}?depth=0&draft=true`, { signal: asking.signal, credentials: 'include' })
      .then((response) => (response.ok ? response.json() : {}))
      .then(({ name: own, title }: { name?: string; title?: string }) => setName(own ?? title ?? ''))
      // Without a name, the sentence mentions only the kind.
      .catch(() => undefined);
    return () => asking.abort();
  }, [api, place]);
  return name;
}

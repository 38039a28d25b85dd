'use client';

import { useFormFields } from '@payloadcms/ui';
import { LinkPreview } from './link-preview';
import './social-card.css';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

type Defaults = { siteName: string; description: string };

export function SocialCard({ siteName, description: fallback }: Defaults) {
  const { title, description } = useFormFields(([fields]) => ({
    title: text(fields['meta.title']?.value) || text(fields.title?.value) || 'Untitled',
    description:
      text(fields['meta.description']?.value) || text(fields.summary?.value) || text(fields.intro?.value) || fallback,
  }));
  return (
    <figure className="social-card">
      <figcaption>When shared</figcaption>
      <div className="social-card-frame" aria-hidden="true">
        <div className="social-card-picture">
          <LinkPreview title={title} description={description} site={{ name: siteName }} />
        </div>
      </div>
      <p>{title}</p>
      <p>{description}</p>
    </figure>
  );
}

'use client';

import { useId, useState } from 'react';

const views = { light: 'Light', dark: 'Dark', narrow: '320 px', text: 'Plain text' } as const;
type View = keyof typeof views;
const names = Object.keys(views) as View[];

type Props = { subject: string; preheader: string; light: string; dark: string; text: string };

export function MailPreview({ subject, preheader, light, dark, text }: Props) {
  const [view, setView] = useState<View>('light');
  const group = useId();
  return (
    <>
      <fieldset className="newsletter-views">
        <legend className="admin-hidden">Show as</legend>
        {names.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={view === name} onChange={() => setView(name)} /> {views[name]}
          </label>
        ))}
      </fieldset>
      <p>
        Subject: <b>{subject}</b> <span className="admin-quiet">{preheader}</span>
      </p>
      {view === 'text' ? (
        <textarea className="newsletter-text" readOnly value={text} aria-label="The mail as plain text" />
      ) : (
        <iframe
          className={`newsletter-frame newsletter-frame--${view}`}
          title={`The mail, ${views[view]}`}
          sandbox=""
          srcDoc={view === 'dark' ? dark : light}
        />
      )}
    </>
  );
}

import type { ReactNode } from 'react';

type Props = { id: string; title: string; text: ReactNode; children: ReactNode };

export const AccountRow = ({ id, title, text, children }: Props) => (
  <section className="account-row" aria-labelledby={id}>
    <div className="account-what">
      <h3 id={id} className="text-subsection">
        {title}
      </h3>
      <p className="text-ink-2">{text}</p>
    </div>
    <div className="account-how">{children}</div>
  </section>
);

type AreaProps = { title: string; ground: 'white' | 'frost' | 'graphite'; children: ReactNode };

export const AccountArea = ({ title, ground, children }: AreaProps) => (
  <div
    className={`section section-compact account-area ground-${ground}`}
    data-nav-theme={ground === 'graphite' ? 'dark' : 'light'}
  >
    <div className="wrap">
      <h2 className="text-page">{title}</h2>
      {children}
    </div>
  </div>
);

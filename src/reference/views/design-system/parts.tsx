import type { CSSProperties, ReactNode } from 'react';
import { themeOf } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { elements } from '../../registry';
import type { ReferenceElement } from '../../registry/element';
import { Reviewed } from '../reviewed';
import { type SectionRole, type ThemeName, themes } from './theme';

const known = new Map(elements.map((element) => [element.id, element]));

/** Throws for unknown ids. */
function elementOf(id: string): ReferenceElement {
  const element = known.get(id);
  if (!element) throw new Error(`There is no element ${id} in the registry.`);
  return element;
}

export const vars = (properties: Record<`--${string}`, string | number>) => properties as CSSProperties;

type SectionProps = {
  id?: string;
  theme: ThemeName;
  on?: SectionRole;
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
};

export function RefSection({ id, theme, on = 'page', title, intro, children }: SectionProps) {
  const ground = themes[theme][on];
  return (
    <section
      id={id}
      data-section={id}
      data-nav-theme={themeOf[ground]}
      className={cx('section ref-section', `ground-${ground}`)}
    >
      <div className="wrap">
        <div className="section-head grid-12">
          <h2 className="text-page">{title}</h2>
          {intro ? <p className="text-small text-ink-2">{intro}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}

type GroupProps = { id?: string; title: string; text?: ReactNode; className?: string; children: ReactNode };

export const Group = ({ id, title, text, className, children }: GroupProps) => (
  <div id={id} className={cx('ref-group', className)}>
    <div className="ref-group-name">
      <h3 className="text-subsection">{title}</h3>
      {text ? <p className="text-small text-ink-2">{text}</p> : null}
    </div>
    <div className="ref-group-body">{children}</div>
  </div>
);

export const Entry = ({ id, className, children }: { id: string; className?: string; children: ReactNode }) => (
  <Reviewed element={elementOf(id)} className={cx('ref-card', className)}>
    {children}
  </Reviewed>
);

export const Copy = ({ value, children }: { value: string; children?: ReactNode }) => (
  <button type="button" className="copy note" data-copy={value}>
    <span className="sr-only">Copy </span>
    {children ?? value}
  </button>
);

export const Code = ({ text }: { text: string }) => (
  <details className="code">
    <summary>Code</summary>
    <button type="button" className="copy note" data-copy={text}>
      copy<span className="sr-only"> the code</span>
    </button>
    <pre>
      <code>{text}</code>
    </pre>
  </details>
);

export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <dl className="facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="note">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const List = ({ title, rules, className }: { title: string; rules: readonly string[]; className?: string }) => (
  <div className={cx('rules', className)}>
    <h3 className="text-card">{title}</h3>
    <ul>
      {rules.map((rule) => (
        <li key={rule} className="text-small">
          {rule}
        </li>
      ))}
    </ul>
  </div>
);

export const Rules = ({ title, rules }: { title: string; rules: readonly string[] }) => (
  <List title={title} rules={rules} className="is-rule" />
);

export const DoDont = ({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) => (
  <div className="do-dont">
    <List title="Do" rules={dos} className="is-do" />
    <List title="Don’t" rules={donts} className="is-dont" />
  </div>
);

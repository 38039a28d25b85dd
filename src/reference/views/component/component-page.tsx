import type { ReactNode } from 'react';
import { scriptAddress } from '@/browser/script-file';
import { Frame } from '@/components/layout/frame';
import { gradients, palette } from '@/design-system/tokens';
import { cx } from '@/lib/cx';
import { elements } from '../../registry';
import { type ComponentPage, componentAddress } from '../../registry/component-pages';
import type { ReferenceElement } from '../../registry/element';
import type { Drawn, Mark } from '../../registry/parts';
import { Copy, vars } from '../design-system/parts';
import { ReferenceIndex } from '../design-system/reference-index';
import { SectionNav } from '../design-system/section-nav';
import { ReviewSummary } from '../review-summary';
import { Reviewed } from '../reviewed';

const OVERVIEW = '/design-system';

/** Markup of the registry, never of people. */
const Markup = ({ markup, className }: { markup: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the registry, also shown as code
  <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
);

const Section = ({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) => (
  <section id={id} data-section={id} className="component-section">
    <h2 className="text-header">{title}</h2>
    {text ? <p className="text-small text-ink-2">{text}</p> : null}
    {children}
  </section>
);

const widths = [
  { value: '390', label: 'Phone' },
  { value: '768', label: 'Tablet' },
  { value: 'full', label: 'Full width' },
] as const;

const Preview = ({ children, isPage }: { children: ReactNode; isPage?: boolean }) => (
  <Section id="preview" title="Preview" text="Choose a width, or draw the corner.">
    <fieldset className="preview-widths">
      <legend className="sr-only">Width of the preview</legend>
      {widths.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="preview-width" value={value} defaultChecked={value === 'full'} autoComplete="off" />{' '}
          {label}
        </label>
      ))}
    </fieldset>
    <div className={cx('preview', isPage && 'is-page')}>{children}</div>
  </Section>
);

const Anatomy = ({ specimen, marks }: { specimen: string; marks: Mark[] }) => (
  <Section id="anatomy" title="Anatomy">
    <div className="anatomy">
      <div className="anatomy-specimen">
        <div inert>
          <Markup markup={specimen} />
        </div>
        {marks.map(({ at, side, name }, index) => (
          <span key={name} className={`anatomy-mark is-${side}`} style={vars({ '--at': `${at}%` })} aria-hidden="true">
            {index + 1}
          </span>
        ))}
      </div>
      <ol className="anatomy-names">
        {marks.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b> <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);

const Drawings = ({ all, kind }: { all: Drawn[]; kind?: 'do' | 'dont' }) => (
  <ul className="drawings">
    {all.map(({ name, text, markup, ground }) => (
      <li key={name} className={cx('drawing', kind && `is-${kind}`)}>
        {/* Examples, not controls: nothing in them can be reached by keyboard. */}
        <div className={`stage ground-${ground ?? 'white'}`} inert>
          <Markup markup={markup} className="drawing-markup" />
        </div>
        <p className="drawing-words">
          {kind ? <span className="drawing-kind">{kind === 'do' ? 'Do' : 'Don’t'}: </span> : null}
          <b>{name}</b>
          <span className="text-ink-2">{text}</span>
        </p>
      </li>
    ))}
  </ul>
);

const fills = new Set([
  ...Object.keys(palette).map((name) => `--color-${name}`),
  ...Object.keys(gradients).map((name) => `--gradient-${name}`),
]);
const homes: [prefix: string, anchor: string][] = [
  ['--color', 'colors'],
  ['--gradient', 'color-system'],
  ['--text', 'typography'],
  ['--space', 'spacing'],
  ['--nav', 'spacing'],
  ['--duration', 'motion'],
  ['--ease', 'motion'],
  ['--stagger', 'motion'],
];
const homeOf = (token: string) => homes.find(([prefix]) => token.startsWith(prefix))?.[1] ?? 'contrast';

const Tokens = ({ tokens }: { tokens: string[] }) => (
  <Section id="tokens" title="Tokens" text="Read from its stylesheet.">
    {tokens.length > 0 ? (
      <ul className="token-list">
        {tokens.map((token) => (
          <li key={token}>
            {fills.has(token) ? <span className="token-fill" style={vars({ '--tone': `var(${token})` })} /> : null}
            <a className="note" href={`${OVERVIEW}#${homeOf(token)}`}>
              {token}
            </a>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-small">It has no styles of its own: those of its content apply.</p>
    )}
    <p className="text-small">
      <a className="text-link" href="/assets/tokens.json" download>
        All tokens as JSON
      </a>{' '}
      <a className="text-link" href="/assets/tokens.css" download>
        as CSS
      </a>
    </p>
  </Section>
);

const Code = ({ code, text }: { code: string; text: string }) => (
  <Section id="code" title="Code" text={text}>
    <div className="component-code">
      <Copy value={code}>Copy the code</Copy>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code is scrolled, by keys too */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  </Section>
);

/** A component's own page: what it is, how it looks in each state, what to do with it, and what was decided. */
export function ComponentView({ page }: { page: ComponentPage }) {
  const { id, name, use, tokens } = page;
  const path = componentAddress(id);
  const reviewed = page.elements
    .map((wanted) => elements.find((element) => element.id === wanted))
    .filter((element): element is ReferenceElement => element !== undefined);
  return (
    <Frame path={path} forcedTheme="dark">
      <script async type="module" src={scriptAddress('reference')} />
      <SectionNav overview={OVERVIEW} />
      <div className="ref-frame">
        <ReferenceIndex overview={OVERVIEW} path={path} />
        <div className="reference ground-white component" data-nav-theme="light">
          <div className="wrap">
            <header className="component-head">
              <p className="note text-ink-3">
                <a href={`${OVERVIEW}#components`}>Components</a> / {page.kind}
              </p>
              <h1 className="text-page">{name}</h1>
              <p className="text-intro text-ink-2">{use}</p>
            </header>
            {page.kind === 'part' ? (
              <>
                <Preview>
                  {(['white', 'graphite'] as const).map((ground) => (
                    <div key={ground} className={`preview-ground ground-${ground}`} inert>
                      <Markup markup={page.part.specimen.replaceAll('specimen', `preview-${ground}`)} />
                    </div>
                  ))}
                </Preview>
                <Anatomy specimen={page.part.specimen} marks={page.part.anatomy} />
                <Section id="states" title="States">
                  <Drawings all={page.part.states} />
                </Section>
                <Section id="do-and-dont" title="Do and don’t">
                  <Drawings all={page.part.dos} kind="do" />
                  <Drawings all={page.part.donts} kind="dont" />
                </Section>
                <Code code={page.part.code} text="The markup that is drawn above." />
              </>
            ) : (
              <>
                <Preview isPage>
                  <iframe src={`/examples/${id}`} title={`The ${name.toLowerCase()} section`} loading="lazy" />
                </Preview>
                <Section
                  id="anatomy"
                  title="Anatomy"
                  text="What editors fill in. Ground, spacing and anchor are the same for all."
                >
                  <dl className="facts is-wide">
                    {page.fields.map(({ name: field, text }) => (
                      <div key={field}>
                        <dt className="text-small">{field}</dt>
                        <dd className="text-small text-ink-2">{text}</dd>
                      </div>
                    ))}
                  </dl>
                </Section>
                <Section id="states" title="Situations" text="Each is drawn in the preview, and has its test.">
                  <p className="text-small">{page.situations.join(' · ')}</p>
                  <p>
                    <a className="text-link" href={`/examples/${id}`}>
                      All situations on a page of their own
                    </a>
                  </p>
                </Section>
                <Code code={page.code} text="Its content as the API has it." />
              </>
            )}
            <Tokens tokens={tokens} />
            <Section
              id="status"
              title="Status"
              text="What the reviewers have decided. Staff see notes and history while the review is on."
            >
              <div className="component-status">
                {reviewed.map((element) => (
                  <Reviewed key={element.id} element={element} className="ref-card" saysPending>
                    <p className="component-status-name text-small">{element.name}</p>
                  </Reviewed>
                ))}
              </div>
            </Section>
          </div>
        </div>
      </div>
      <ReviewSummary page="design-system" elements={reviewed} />
    </Frame>
  );
}

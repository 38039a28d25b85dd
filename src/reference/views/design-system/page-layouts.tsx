import { layoutTemplates } from '../../registry/layouts';
import { Entry, RefSection } from './parts';
import type { ThemeName } from './theme';

export const PageLayouts = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="page-layouts"
    theme={theme}
    on="quiet"
    title="Page layout templates"
    intro="Six ways to compose a page. Each strip is a section on its own ground, in the order of a page that is built so."
  >
    <div className="ref-grid of-3">
      {layoutTemplates.map(({ id, name, path, description, sections }) => (
        <Entry key={id} id={`layout/${id}`}>
          <ol className="layout" aria-label={`Sections of ${name}`}>
            {sections.map(({ ground, name: part, isHero }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is the page, parts may return.
                key={index}
                className={`ground-${ground}${isHero ? ' mesh is-hero' : ''}`}
              >
                <span className="note">{part}</span>
              </li>
            ))}
          </ol>
          <div className="ref-words">
            <h3 className="text-card">{name}</h3>
            <p className="text-small text-ink-2">{description}</p>
            <a className="text-link" href={path}>
              See it at {path}
            </a>
          </div>
        </Entry>
      ))}
    </div>
  </RefSection>
);

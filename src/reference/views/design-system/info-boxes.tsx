import { infoBoxes } from '../../registry/components';
import { Code, Copy, Entry, RefSection } from './parts';
import type { ThemeName } from './theme';

export const InfoBoxes = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="info-boxes"
    theme={theme}
    title="Info boxes"
    intro="A plate with one line of color at its edge. The color says what kind of thing it is, and so do the words."
  >
    <div className="ref-grid of-2">
      {infoBoxes.map(({ id, name, className, title, text, usage }) => (
        <Entry key={id} id={`component/info-${id}`}>
          <div className="stage is-plain">
            <div className={className}>
              <p>{title}</p>
              <p>{text}</p>
            </div>
          </div>
          <div className="ref-words">
            <h3 className="text-card">{name}</h3>
            <p className="copies">
              <Copy value={className} />
            </p>
            <p className="text-small text-ink-2">{usage}</p>
            <Code text={`<div class="${className}">\n  <p>${title}</p>\n  <p>${text}</p>\n</div>`} />
          </div>
        </Entry>
      ))}
    </div>
  </RefSection>
);

import { sectionSpaces, spacingTokens } from '../../registry/spacing';
import { Copy, Entry, Group, RefSection, vars } from './parts';
import type { ThemeName } from './theme';

export const Spacing = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="spacing"
    theme={theme}
    on="quiet"
    title="Spacing"
    intro="One scale of nine steps on a unit of 4 px. On small screens, spaces of sections shrink by 25 to 50%."
  >
    <Group title="Base scale" text="Inside components, and between things that belong together.">
      <div className="space-rows">
        {spacingTokens.map(({ value, tailwind, visual }) => (
          <Entry key={value} id={`space/${value}`} className="space-row">
            <h4 className="text-card figures">{value} px</h4>
            <p className="copies">
              <Copy value={tailwind} />
            </p>
            <span className="space-bar" style={vars({ '--visual': `${visual}px` })} />
          </Entry>
        ))}
      </div>
    </Group>
    <Group title="Section spacing" text="Seven distances between the parts of a page.">
      <div className="ref-grid of-2">
        {sectionSpaces.map((space) => (
          <Entry key={space.id} id={`section-space/${space.id}`}>
            <div className="ref-words">
              <h4 className="text-card">{space.name}</h4>
              <p className="text-header figures">{space.pixels} px</p>
              <p className="copies">
                <Copy value={`var(${space.value})`}>{space.value}</Copy>
              </p>
              <p className="text-small text-ink-2">{space.description}</p>
              <p className="note text-ink-3">
                small screens {space.mobile} px, −{space.reduction}% · {space.example}
              </p>
            </div>
          </Entry>
        ))}
      </div>
    </Group>
    <Group title="Rhythm" text="A page from its opening to its close, to scale: 1 px stands for 4.">
      <ol className="rhythm" aria-label="Spaces of a page from top to bottom">
        {(['hero-top', 'hero-bottom', 'section', 'subsection-gap', 'grid-gap', 'section', 'cta-section'] as const).map(
          (id, index) => {
            const space = sectionSpaces.find((candidate) => candidate.id === id);
            return space ? (
              // In page order: `section` occurs twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index} style={vars({ '--visual': `${space.pixels / 4}px` })}>
                <span className="note">
                  {space.name.toLowerCase()} {space.pixels}
                </span>
              </li>
            ) : null;
          },
        )}
      </ol>
    </Group>
  </RefSection>
);

import { palette } from '@/design-system/tokens';
import { cx } from '@/lib/cx';
import {
  type GradientText,
  gradientTexts,
  hierarchyRules,
  monoSpec,
  type TypeEntry,
  typeEntries,
} from '../../registry/typography';
import { Copy, Entry, Facts, Group, RefSection, Rules, vars } from './parts';
import type { ThemeName } from './theme';

const TypeRow = ({ entry }: { entry: TypeEntry }) => (
  <Entry id={`type/${entry.id}`} className="type-row">
    <div className="type-specimen">
      <p className={entry.tailwind}>{entry.specimen}</p>
    </div>
    <div className="ref-words">
      <h4 className="text-card">{entry.name}</h4>
      <p className="copies">
        <Copy value={entry.tailwind} />
      </p>
      <p className="text-caption text-ink-2">{entry.usage}</p>
    </div>
    <Facts
      facts={[
        ['size', `${entry.sizes.join(' / ')} px`],
        ['line', entry.lineHeight],
        ['tracking', `${entry.letterSpacing} em`],
        ['weight', entry.weight],
        ['element', entry.element],
        ['color', palette[entry.color].name],
        ['width', entry.maxWidth],
      ]}
    />
  </Entry>
);

const GradientStyle = ({ style }: { style: GradientText }) => (
  <Entry id={`type/gradient-text-${style.id}`}>
    <div className={`stage ground-${style.ground}`}>
      <p
        className="text-page"
        style={style.gradient ? vars({ '--gradient-text': `var(--gradient-${style.gradient})` }) : undefined}
      >
        <span className={cx('gradient-text', 'specimen-line')}>{style.specimen}</span>
      </p>
    </div>
    <div className="ref-words">
      <h4 className="text-card">{style.name}</h4>
      <p className="copies">
        <Copy value="gradient-text" />
      </p>
      <p className="text-small text-ink-2">{style.usage}</p>
      <p className="note text-ink-3">
        from {style.smallest} px, on {style.ground}
      </p>
    </div>
  </Entry>
);

export const Typography = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="typography"
    theme={theme}
    title="Typography"
    intro="Schibsted Grotesk speaks. IBM Plex Mono annotates: readings, units, dates and names of marks, never sentences."
  >
    <Group
      title="Type scale"
      text="Eleven entries. Sizes grow with the window, between 390 and 1280 px."
      className="is-stacked"
    >
      <div className="type-rows">
        {typeEntries.map((entry) => (
          <TypeRow key={entry.id} entry={entry} />
        ))}
      </div>
    </Group>
    <Group title="Mono" text={monoSpec.usage}>
      <Entry id="type/mono">
        <div className="ref-words">
          <h4 className="text-card">{monoSpec.name}</h4>
          <ul className="mono-weights">
            {monoSpec.weights.map((weight) => (
              <li key={weight} className="note" style={vars({ '--weight': weight })}>
                {weight} · 49.98 hz · 06:40 · river gauge, low
              </li>
            ))}
          </ul>
          <p className="copies">
            <Copy value={monoSpec.tailwind} />
          </p>
        </div>
      </Entry>
    </Group>
    <Group title="Gradient text" text="Four styles. One phrase a page, at 24 px or larger, never under 20.">
      <div className="ref-grid of-2">
        {gradientTexts.map((style) => (
          <GradientStyle key={style.id} style={style} />
        ))}
      </div>
    </Group>
    <Rules title="Page hierarchy" rules={hierarchyRules} />
  </RefSection>
);

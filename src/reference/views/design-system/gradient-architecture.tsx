import { palette } from '@/design-system/tokens';
import { type ArchitectureItem, architectureItems, gradientRules } from '../../registry/gradients';
import { Copy, Entry, Facts, Group, RefSection, Rules } from './parts';
import type { ThemeName } from './theme';

function Stage({ item }: { item: ArchitectureItem }) {
  if (item.kind === 'background') return <div className={`stage is-mesh ${item.class}`} />;
  if (item.kind === 'button') {
    return (
      <div className="stage ground-graphite">
        <span className={item.class}>Book a discovery session</span>
      </div>
    );
  }
  return (
    <div className={`stage ground-${item.id === 'text-quartz' ? 'graphite' : 'white'}`}>
      <p className="text-page">
        <span className={item.class}>time to choose</span>
      </p>
    </div>
  );
}

function Item({ item }: { item: ArchitectureItem }) {
  return (
    <Entry id={`architecture/${item.id}`}>
      <Stage item={item} />
      <div className="ref-words">
        <h4 className="text-card">{item.name}</h4>
        <p className="copies">
          <Copy value={item.class} /> <Copy value={`var(${item.token})`}>{item.token}</Copy>
        </p>
        <Facts
          facts={[
            ['usage', item.usage],
            ['context', item.context],
            ...(item.textColor ? [['text', palette[item.textColor].name] as [string, string]] : []),
          ]}
        />
      </div>
    </Entry>
  );
}

const kinds = [
  { kind: 'background', title: 'Backgrounds', text: 'Three meshes that carry sections.', columns: 'of-3' },
  { kind: 'text', title: 'Text gradients', text: 'One class; the ground chooses its stops.', columns: 'of-2' },
  { kind: 'button', title: 'Button gradients', text: 'Both carry graphite text.', columns: 'of-2' },
] as const;

export const GradientArchitecture = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="gradient-architecture"
    theme={theme}
    on="quiet"
    title="Gradient Architecture"
    intro="Where a gradient may stand, and what carries it. Outside of these seven places surfaces are flat."
  >
    {kinds.map(({ kind, title, text, columns }) => (
      <Group key={kind} title={title} text={text}>
        <div className={`ref-grid ${columns}`}>
          {architectureItems
            .filter((item) => item.kind === kind)
            .map((item) => (
              <Item key={item.id} item={item} />
            ))}
        </div>
      </Group>
    ))}
    <Rules title="Implementation rules" rules={gradientRules} />
  </RefSection>
);

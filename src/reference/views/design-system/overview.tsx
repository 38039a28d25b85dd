import { RefSection } from './parts';
import type { ThemeName } from './theme';

const principles = [
  {
    title: 'Every mark says something',
    text: 'A dot is a signal, a ring is a reach, a lid is a field of view. What only decorates, goes.',
  },
  {
    title: 'Color is meaning',
    text: 'Amber waits to be read, ion has been joined, ember harms. The same in a hero, a chart and a message.',
  },
  {
    title: 'One expressive element a section',
    text: 'Everything else is hairlines, type and space. Quiet is what makes the one thing audible.',
  },
  {
    title: 'Asymmetry with a reason',
    text: 'Columns are equal only where the things in them are equal: five dimensions, four phases.',
  },
  {
    title: 'Say the concrete thing',
    text: '“A transformer running warm”, “the control room”. Charts are illustrative and say so.',
  },
];

export const Overview = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="overview"
    theme={theme}
    title="Core Principles"
    intro="Aletheia is Greek for unconcealment. The brand is an instrument being read: calm, exact, with one subject, the gap between a signal and the person who sees it."
  >
    <ol className="principles">
      {principles.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-card">{title}</h3>
          <p className="text-small text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  </RefSection>
);

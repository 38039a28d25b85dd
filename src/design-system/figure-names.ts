/**
 * The drawings an editor can choose from. All come from the brand's node-and-ring geometry (src/components/figures).
 * No React here: the CMS configuration reads this list in plain Node.
 */
export const figures = [
  { value: 'sensor', label: 'Awareness Field Sensor (the eye)' },
  { value: 'energy', label: 'Field: energy' },
  { value: 'insurance', label: 'Field: insurance' },
  { value: 'supply-chain', label: 'Field: supply chain' },
  { value: 'manufacturing', label: 'Field: manufacturing' },
  { value: 'construction', label: 'Field: construction' },
  { value: 'government', label: 'Field: government and defense' },
  { value: 'core', label: 'Module: Core' },
  { value: 'edge', label: 'Module: Edge' },
  { value: 'pulse', label: 'Module: Pulse' },
  { value: 'flow', label: 'Module: Flow' },
  { value: 'studio', label: 'Module: Studio' },
  { value: 'lens', label: 'Module: Lens' },
  { value: 'temporal', label: 'Dimension: temporal' },
  { value: 'spatial', label: 'Dimension: spatial' },
  { value: 'behavioral', label: 'Dimension: behavioral' },
  { value: 'systemic', label: 'Dimension: systemic' },
  { value: 'economic', label: 'Dimension: economic' },
  { value: 'lead-time', label: 'Diagram: time to choose (curve)' },
  { value: 'strata', label: 'Diagram: five dimensions (strata)' },
  { value: 'nested-arcs', label: 'Diagram: five steps (nested arcs)' },
  { value: 'openings', label: 'Diagram: five eye openings' },
  { value: 'six-modules', label: 'Diagram: six modules on one ring' },
  { value: 'five-fields', label: 'Diagram: the five industry fields' },
  { value: 'three-circles', label: 'Diagram: judgment, context, machine' },
  { value: 'joined-signals', label: 'Diagram: fragments joined into one reading' },
  { value: 'watch', label: 'Small: a signal on a ring' },
  { value: 'strain', label: 'Small: strain on a ring' },
  { value: 'cascade', label: 'Small: a cascade' },
  { value: 'overlap', label: 'Small: two fields overlapping' },
  { value: 'threshold', label: 'Small: a threshold crossed' },
  { value: 'path', label: 'Small: a path between nodes' },
] as const;

export type FigureName = (typeof figures)[number]['value'];

/** The route tables of both documents: flows document, section 2; decisions, "Routes". */
export const documented = [
  '/',
  ...['/sensory-intelligence', ...['-v2', '-v3', '-v4', '-v5'].map((variant) => `/sensory-intelligence${variant}`)],
  ...['/platform', '/platform-alt', '/platform/partnerships', '/solutions'],
  ...['insurance', 'insurance-alt', 'energy', 'energy-alt-blue', 'energy-alt-dark'].map((name) => `/solutions/${name}`),
  ...['supply-chain', 'manufacturing', 'construction'].map((name) => `/solutions/${name}`),
  ...['/about', '/about/careers', '/about/careers-backup'],
  ...['vp-sales', 'director-partnerships', 'client-solutions-director'].map((job) => `/about/careers/${job}`),
  ...['/about/careers/brand-designer', '/about/careers/research-scientist'],
  ...['/leadership', '/about/newsletters', '/contact', '/booking', '/terms', '/privacy', '/legal'],
];

/** What nobody has read yet in each industry: the hero, its drawing and the industry's own section take it from here. */
export const signals = {
  insurance: { name: 'Risk survey', value: 'sprinkler valve still shut' },
  energy: { name: 'Transformer T-14', value: 'warm, slow to cool' },
  'supply-chain': { name: 'Order pattern', value: 'two plants, same part' },
  manufacturing: { name: 'Night shift', value: 'feed turned down by hand' },
  construction: { name: 'Slab, level 4', value: 'cooler than its cure curve' },
};

import { audit } from './audit';
import { cards } from './cards';
import { colors } from './colors';
import { components } from './components';
import type { ReferenceElement } from './element';
import { gradients } from './gradients';
import { icons } from './icons';
import { layouts } from './layouts';
import { logos } from './logos';
import { metrics } from './metrics';
import { motion } from './motion';
import { sensor } from './sensor';
import { spacing } from './spacing';
import { templates } from './templates';
import { treatments } from './treatments';
import { typography } from './typography';
import { voice } from './voice';

export const elements: ReferenceElement[] = [
  ...logos,
  ...colors,
  ...gradients,
  ...typography,
  ...spacing,
  ...motion,
  ...layouts,
  ...components,
  ...metrics,
  ...cards,
  ...audit,
  ...sensor,
  ...icons,
  ...templates,
  ...voice,
  ...treatments,
];

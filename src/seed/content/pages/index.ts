import type { SeedPage } from '../../types';
import { about } from './about';
import { accessibility } from './accessibility';
import { booking } from './booking';
import { careers, careersBackup } from './careers';
import { contact, contactSuccess } from './contact';
import { home } from './home';
import { leadership } from './leadership';
import { legal } from './legal';
import { newsletters } from './newsletters';
import { partnerships } from './partnerships';
import { platform } from './platform';
import { platformAlt } from './platform-alt';
import { sensoryIntelligence } from './sensory-intelligence';
import {
  sensoryIntelligenceV2,
  sensoryIntelligenceV3,
  sensoryIntelligenceV4,
  sensoryIntelligenceV5,
} from './sensory-intelligence-variants';
import { solutions } from './solutions';

/** Main pages come before the variants that show their sections. */
export const pages: SeedPage[] = [
  home,
  sensoryIntelligence,
  platform,
  partnerships,
  solutions,
  about,
  careers,
  leadership,
  newsletters,
  legal,
  accessibility,
  contact,
  contactSuccess,
  booking,
  sensoryIntelligenceV2,
  sensoryIntelligenceV3,
  sensoryIntelligenceV4,
  sensoryIntelligenceV5,
  platformAlt,
  careersBackup,
];

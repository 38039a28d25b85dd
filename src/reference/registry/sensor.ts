import type { ReferenceElement } from './element';
import { drawReducedSensor, drawSensor, type SensorParameters } from './sensor-drawing';

/** Content document, section 5. */
export const sensorParameters = {
  nodes: 6,
  interval: 60,
  rings: 4,
  firstNode: 30,
  unread: 5,
} as const satisfies SensorParameters;

/** In px, independent of the sensor's size; the reach of the glow grows with it. */
export const sensorStroke = 1.25;
export const sensorGlowReach = [10, 15] as const;

/** In px. `initial`: default of the component; `demo`: start value of the demo. */
export const sensorSize = { min: 64, max: 512, step: 16, initial: 128, demo: 256 } as const;
/** In percent, as the slider shows it; the component takes 0 to 1.5. */
export const sensorGlow = { min: 0, max: 150, step: 5, initial: 100, demo: 100 } as const;

export const sensorScales = [32, 64, 96, 128, 192, 256] as const;
export const fullDetailFrom = 64;

export const sensorAt = (size: number) =>
  size < fullDetailFrom ? drawReducedSensor(sensorParameters) : drawSensor(sensorParameters);

export const sensorCode = (size: number, glow: number) => `<AwarenessFieldSensor size={${size}} glow={${glow}} />`;

export const sensorElement: ReferenceElement = {
  id: 'sensor/awareness-field',
  name: 'Awareness Field Sensor',
  page: 'perception-icon',
  subject: { drawing: sensorAt(sensorSize.demo), sensorStroke, sensorGlowReach },
};

export const sensorScaleElements = sensorScales.map((size) => ({
  size,
  element: {
    id: `sensor/scale-${size}`,
    name: `Sensor at ${size} px`,
    page: 'perception-icon',
    subject: { size, drawing: sensorAt(size), sensorStroke, sensorGlowReach },
  } satisfies ReferenceElement,
}));

export const sensor: ReferenceElement[] = [sensorElement, ...sensorScaleElements.map(({ element }) => element)];

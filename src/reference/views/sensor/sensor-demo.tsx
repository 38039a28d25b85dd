import { sensorCode, sensorGlow, sensorSize } from '../../registry/sensor';
import { AwarenessFieldSensor } from './awareness-field-sensor';

type SliderProps = {
  name: 'size' | 'glow';
  label: string;
  unit: string;
  bounds: { min: number; max: number; step: number; demo: number };
};

function Slider({ name, label, unit, bounds: { min, max, step, demo } }: SliderProps) {
  const id = `sensor-${name}`;
  return (
    <div className="sensor-control">
      <label htmlFor={id} className="text-card">
        {label}
      </label>
      <output htmlFor={id} className="note">
        {demo} {unit}
      </output>
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={demo}
        aria-valuetext={`${demo} ${unit}`}
      />
      <span className="bounds note" aria-hidden="true">
        <span>
          {min} {unit}
        </span>
        <span>
          {max} {unit}
        </span>
      </span>
    </div>
  );
}

export function SensorDemo() {
  const code = sensorCode(sensorSize.demo, sensorGlow.demo / 100);
  return (
    <div className="sensor-demo ground-graphite mesh" data-sensor-demo>
      <div className="sensor-stage">
        <AwarenessFieldSensor
          size={sensorSize.demo}
          glow={sensorGlow.demo / 100}
          label="The Awareness Field Sensor: an eye of four rings, with six signals at sixty degrees, one of them unread"
        />
      </div>
      <div className="sensor-panel">
        <Slider name="size" label="Size" unit="px" bounds={sensorSize} />
        <Slider name="glow" label="Glow" unit="%" bounds={sensorGlow} />
        <noscript>
          <p className="text-small text-ink-2">
            The sliders need JavaScript. The scale row below shows six sizes without it.
          </p>
        </noscript>
        <div className="sensor-code">
          <h3 className="text-card">Code</h3>
          <pre className="note">
            <code data-sensor-code>{code}</code>
          </pre>
          <button type="button" className="copy" data-copy={code}>
            Copy code
          </button>
        </div>
      </div>
    </div>
  );
}

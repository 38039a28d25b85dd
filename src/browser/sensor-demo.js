// @ts-check
// Binds the Awareness Field Sensor and its code sample to two sliders: size in px, glow in percent.

/** @param {Element} demo */
function follow(demo) {
  const svg = demo.querySelector('.awareness-sensor');
  const code = demo.querySelector('[data-sensor-code]');
  const copy = demo.querySelector('[data-copy]');
  const size = demo.querySelector('input[name="size"]');
  const glow = demo.querySelector('input[name="glow"]');
  if (!(svg instanceof SVGElement && size instanceof HTMLInputElement && glow instanceof HTMLInputElement)) return;

  const show = () => {
    const strength = glow.valueAsNumber / 100;
    svg.style.setProperty('--size', size.value);
    svg.style.setProperty('--glow', String(strength));
    svg.setAttribute('width', size.value);
    svg.setAttribute('height', size.value);
    for (const [input, unit] of /** @type {const} */ ([
      [size, 'px'],
      [glow, '%'],
    ])) {
      const text = `${input.value} ${unit}`;
      input.setAttribute('aria-valuetext', text);
      const output = demo.querySelector(`output[for="${input.id}"]`);
      if (output) output.textContent = text;
    }
    const line = `<AwarenessFieldSensor size={${size.value}} glow={${strength}} />`;
    if (code) code.textContent = line;
    copy?.setAttribute('data-copy', line);
  };
  demo.addEventListener('input', show);
  // The browser may have restored the sliders.
  show();
}

function start() {
  for (const demo of document.querySelectorAll('[data-sensor-demo]')) follow(demo);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

export {};

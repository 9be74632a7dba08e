// The tilt of the spindle, and its effect on a faced plate.
(() => {
  const form = document.getElementById('tram');
  const show = (id, text) => {
    document.getElementById(id).textContent = text;
  };
  function update() {
    const value = (name) => Number(form.elements[name].value);
    const [difference, circle, diameter] = [
      value('difference'),
      value('circle'),
      value('diameter'),
    ];
    const stepover = Math.min(value('stepover'), diameter);
    const fits = [circle, diameter, stepover].every((one) => one > 0) && difference >= 0;
    if (!fits) {
      for (const id of ['lean', 'step', 'hollow']) show(id, '–');
      return;
    }
    const slope = difference / circle;
    const radius = diameter / 2;
    const sagitta = radius - Math.sqrt(radius * radius - (stepover / 2) ** 2);
    show('lean', ((Math.atan(slope) * 180) / Math.PI).toFixed(3) + '°');
    show('step', (stepover * slope * 1000).toFixed(1) + ' µm');
    show('hollow', (sagitta * slope * 1000).toFixed(1) + ' µm');
  }
  form.addEventListener('input', update);
  update();
})();

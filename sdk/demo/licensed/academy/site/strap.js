// The lever of a strap clamp. The bolt is at `place` percent of the distance from heel to part.
(() => {
  const form = document.getElementById('strap');
  const show = (id, text) => {
    document.getElementById(id).textContent = text;
  };
  const FRICTION = 0.2;
  function update() {
    const place = Number(form.elements.place.value) / 100;
    const force = Number(form.elements.force.value);
    document
      .getElementById('bolt')
      .setAttribute('transform', 'translate(' + (57 + place * 190) + ' 0)');
    if (!(force > 0)) {
      for (const id of ['part', 'heel', 'sideways']) show(id, '–');
      return;
    }
    show('part', Math.round(force * place).toLocaleString('en') + ' N');
    show('heel', Math.round(force * (1 - place)).toLocaleString('en') + ' N');
    show('sideways', Math.round(force * place * FRICTION).toLocaleString('en') + ' N');
  }
  form.addEventListener('input', update);
  update();
})();

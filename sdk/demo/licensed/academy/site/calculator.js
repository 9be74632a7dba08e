// The calculator of the lesson on feeds and speeds.
(() => {
  // cuttingSpeed: carbide, in meters per minute. chip: chip load as a fraction of the diameter, for cutters
  // from 2 to 12 mm. force: specific cutting force in newtons per square millimeter. slot: depth in
  // diameters that a light machine can cut at full width.
  const materials = [
    { name: 'Aluminum 6061', cuttingSpeed: 250, chip: 0.007, force: 750, slot: 0.5 },
    { name: 'Brass CW614N', cuttingSpeed: 180, chip: 0.007, force: 800, slot: 0.4 },
    { name: 'Mild steel S235', cuttingSpeed: 90, chip: 0.004, force: 1900, slot: 0.15 },
    { name: 'POM, HDPE', cuttingSpeed: 300, chip: 0.015, force: 120, slot: 1 },
    { name: 'Acrylic, cast', cuttingSpeed: 250, chip: 0.012, force: 150, slot: 0.75 },
    { name: 'Birch plywood', cuttingSpeed: 400, chip: 0.018, force: 45, slot: 1 },
    { name: 'Oak, beech', cuttingSpeed: 400, chip: 0.016, force: 60, slot: 0.75 },
  ];
  const form = document.getElementById('calculator');
  const show = (id, text) => {
    document.getElementById(id).textContent = text;
  };
  const number = (value, digits = 0) =>
    value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });

  for (const [place, { name }] of materials.entries()) {
    form.elements.material.add(new Option(name, String(place)));
  }

  function read() {
    const value = (name) => Number(form.elements[name].value);
    const given = {
      material: materials[value('material')],
      diameter: value('diameter'),
      teeth: Math.round(value('teeth')),
      fastest: value('fastest'),
      width: value('width'),
      depth: value('depth'),
    };
    const numbers = [given.diameter, given.teeth, given.fastest, given.width, given.depth];
    return numbers.every((one) => Number.isFinite(one) && one > 0) ? given : null;
  }

  function reckon({ material, diameter, teeth, fastest, width, depth }) {
    const ideal = (1000 * material.cuttingSpeed) / (Math.PI * diameter);
    const speed = Math.min(ideal, fastest);
    const ae = Math.min(width, diameter);
    const thinning = ae < diameter / 2 ? diameter / (2 * Math.sqrt(ae * (diameter - ae))) : 1;
    const perTooth = material.chip * diameter * Math.min(thinning, 3);
    const feed = speed * teeth * perTooth;
    const removed = (ae * depth * feed) / 1000;
    const power = (ae * depth * feed * material.force) / 60e6;
    return { ideal, speed, ae, thinning, perTooth, feed, removed, power };
  }

  function advise({ material, diameter, teeth, fastest, depth }, { ideal, ae, thinning }) {
    if (ae >= diameter * 0.95 && depth > diameter * material.slot) {
      return (
        'A full slot this deep is too much for a light machine: start at ' +
        number(diameter * material.slot, 1) +
        ' mm, or cut narrower.'
      );
    }
    if (material.name.startsWith('Alu') && teeth > 3) {
      return 'With more than three teeth, aluminum chips have no room. Use two or three.';
    }
    if (ideal > fastest) {
      return (
        "The spindle isn't fast enough: " +
        number(ideal) +
        ' rpm would be ideal. The feed is reduced to match, which keeps the chip thickness.'
      );
    }
    if (thinning > 1.05) {
      return (
        'The cut is narrow, so the feed is ' +
        number(thinning, 2) +
        ' times higher, which keeps the chip thickness.'
      );
    }
    return 'A good starting point. Change one value at a time.';
  }

  function update() {
    const given = read();
    if (given === null) {
      for (const id of ['speed', 'feed', 'tooth', 'removed', 'power']) show(id, '–');
      show('advice', 'Enter a number above zero in every field.');
      return;
    }
    const result = reckon(given);
    show('speed', number(result.speed) + ' rpm');
    show('feed', number(result.feed) + ' mm/min');
    show('tooth', number(result.perTooth, 3) + ' mm');
    show('removed', number(result.removed, 1) + ' cm³/min');
    show('power', number(result.power * 1000) + ' W');
    show('advice', advise(given, result));
  }

  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
})();

type Point = readonly [number, number, number];

const real = (value: number) => (Number.isInteger(value) ? `${value}.` : String(value));
const triple = (point: readonly number[]) => `(${point.map(real).join(',')})`;

/** The corners of each face of a block, seen from outside counterclockwise, and its normal. */
const faces: readonly { corners: readonly Point[]; normal: Point }[] = [
  {
    corners: [
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 0, 0],
    ],
    normal: [0, 0, -1],
  },
  {
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
    normal: [0, 0, 1],
  },
  {
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
    normal: [0, -1, 0],
  },
  {
    corners: [
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
    ],
    normal: [0, 1, 0],
  },
  {
    corners: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ],
    normal: [-1, 0, 0],
  },
  {
    corners: [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ],
    normal: [1, 0, 0],
  },
];

/** Returns a block of this size in millimeters as a STEP file (ISO 10303-21, AP214). */
export function stepBlock(name: string, size: Point): string {
  const lines: string[] = [];
  const made = new Map<string, string>();
  const add = (text: string) => `#${lines.push(`#${lines.length + 1}=${text};`)}`;
  const once = (key: string, text: () => string) => {
    const id = made.get(key) ?? text();
    made.set(key, id);
    return id;
  };
  const scaled = (corner: Point) => corner.map((part, at) => part * (size[at] ?? 0));
  const point = (corner: Point) => add(`CARTESIAN_POINT('',${triple(scaled(corner))})`);
  const direction = (along: readonly number[]) => add(`DIRECTION('',${triple(along)})`);
  const vertex = (corner: Point) =>
    once(corner.join(), () => add(`VERTEX_POINT('',${point(corner)})`));
  const edge = (from: Point, to: Point) =>
    once(`${from.join()} ${to.join()}`, () => {
      const along = direction(to.map((part, at) => part - (from[at] ?? 0)));
      const line = add(`LINE('',${point(from)},${add(`VECTOR('',${along},1.)`)})`);
      return add(`EDGE_CURVE('',${vertex(from)},${vertex(to)},${line},.T.)`);
    });
  const side = (from: Point, to: Point) => {
    const forward = from.join() < to.join();
    const curve = forward ? edge(from, to) : edge(to, from);
    return add(`ORIENTED_EDGE('',*,*,${curve},${forward ? '.T.' : '.F.'})`);
  };
  const face = ({ corners, normal }: (typeof faces)[number]) => {
    const [first = [0, 0, 0]] = corners;
    const sides = corners.map((corner, at) => side(corner, corners[(at + 1) % 4] ?? first));
    const bound = add(`FACE_OUTER_BOUND('',${add(`EDGE_LOOP('',(${sides.join(',')}))`)},.T.)`);
    const across = direction(normal[0] === 0 ? [1, 0, 0] : [0, 1, 0]);
    const place = `AXIS2_PLACEMENT_3D('',${point(first)},${direction(normal)},${across})`;
    return add(`ADVANCED_FACE('',(${bound}),${add(`PLANE('',${add(place)})`)},.T.)`);
  };

  const shell = add(`CLOSED_SHELL('',(${faces.map(face).join(',')}))`);
  const solid = add(`MANIFOLD_SOLID_BREP('${name}',${shell})`);
  const units = [
    add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))'),
    add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))'),
    add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())'),
  ];
  const accuracy = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-06),${units[0]},'distance_accuracy_value','')`,
  );
  const space = add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${units.join(',')}))REPRESENTATION_CONTEXT('',''))`,
  );
  const shape = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('${name}',(${solid}),${space})`);
  const scope = add(`APPLICATION_CONTEXT('mechanical design')`);
  const product = add(
    `PRODUCT('${name}','${name}','',(${add(`PRODUCT_CONTEXT('',${scope},'mechanical')`)}))`,
  );
  const definition = add(
    `PRODUCT_DEFINITION('design','',${add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)},` +
      `${add(`PRODUCT_DEFINITION_CONTEXT('part definition',${scope},'design')`)})`,
  );
  const defined = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${defined},${shape})`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION(('${name}, outer dimensions'),'2;1');`,
    `FILE_NAME('${name}.step','',(''),(''),'','','');`,
    `FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));`,
    'ENDSEC;',
    'DATA;',
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}

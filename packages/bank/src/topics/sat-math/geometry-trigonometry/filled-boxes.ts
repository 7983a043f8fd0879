import { add, div, frac, group, int, num, person, type Template, template, until, whole } from '#kit'

const height = template({
  id: 'sat-math/water-in-a-tank',
  skill: 'sm-area-and-volume',
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ l: 2 * int(rng, 5, 18), w: 2 * int(rng, 4, 12), h: int(rng, 4, 18), rise: int(rng, 2, 9) }),
      ({ l, w, h, rise }) => l > w && l !== h && w !== h && rise < h && (l * w * rise) % (l + w) !== 0 && h + rise < 26,
    ),
  frames: [
    {
      id: 'fill',
      kind: 'words',
      items: 5,
      stem: ({ l, w, h, rise }, rng) =>
        `${person(rng)} has a fish tank in the shape of a rectangular prism. Its base is ${l} inches by ${w} inches, and the water in it is ${h} inches deep. Then ${group(l * w * rise)} cubic inches of water are added, and none spills. How many inches deep is the water now?`,
    },
    {
      id: 'sand',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ l, w, h, rise }) =>
        `A planter has a rectangular base of ${l} inches by ${w} inches. The soil in it is level and ${h} inches deep. How many inches deep is the soil after ${group(l * w * rise)} more cubic inches of soil are spread evenly over it?`,
    },
  ],
  given: ({ l, w, h, rise }) => ({ l, w, h, v: l * w * rise }),
  answer: ({ h, rise }) => num(h + rise),
  traps: [
    {
      misconception: 'sm-gives-the-rise-alone',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ l, w, v }) => [div(v, l * w)],
      rule: ({ l, w, v }) => num(frac(v, l * w)),
      why: ({ h, rise }) => `is the rise of ${rise} inches alone, without the ${h} inches that were there before.`,
    },
    {
      misconception: 'sm-forgets-a-side-of-the-base',
      rule: ({ l, h, v }) => num(v / l + h),
      says: ({ l }) => `I divided the volume by the length ${l} only.`,
      why: ({ l, w }) => `divides by the length ${l} only and not by the width ${w}.`,
    },
    {
      misconception: 'sm-forgets-a-side-of-the-base',
      operation: 'part-left-out',
      operands: ({ w }) => [w],
      after: (x, { h, v }) => add(h, div(v, x)),
      rule: ({ w, h, v }) => num(v / w + h),
      says: ({ w }) => `I divided the volume by the width ${w} only.`,
      why: ({ l, w }) => `divides by the width ${w} only and not by the length ${l}.`,
    },
    {
      misconception: 'sm-takes-the-rise-off',
      operation: 'subtracted-instead-of-added',
      operands: ({ l, w, h, v }) => [h, div(v, l * w)],
      rule: ({ l, w, h, v }) => whole(h - v / (l * w)),
      says: () => 'I subtracted the rise from the old depth.',
      why: ({ h, rise }) => `is $${h} - ${rise}$, but the level goes up.`,
    },
    {
      misconception: 'sm-gives-the-rise-alone',
      operation: 'wrong-number-used',
      operands: ({ h }) => [h],
      rule: ({ h }) => num(h),
      says: () => 'I gave the depth from before.',
      why: () => 'is the depth from before.',
    },
  ],
  explain: ({ l, w, h, rise }) => ({
    plan: 'What is added forms a layer with the area of the base. Its height is its volume divided by that area; add it to the old depth.',
    steps: [
      { do: `The area of the base is $${l} \\cdot ${w} = ${l * w}$ square inches.`, why: 'The base is a rectangle.' },
      {
        do: `The layer is $\\frac{${l * w * rise}}{${l * w}} = ${rise}$ inches high.`,
        why: 'Volume is area of the base times height.',
      },
      { do: `The depth is $${h} + ${rise} = ${h + rise}$ inches.`, why: 'The layer lies on top of what was there.' },
    ],
    check: `$${l} \\cdot ${w} \\cdot ${h + rise} - ${l} \\cdot ${w} \\cdot ${h} = ${l * w * (h + rise)} - ${l * w * h} = ${l * w * rise}$.`,
    faster: `In one line on a calculator: $${h} + ${l * w * rise} \\div (${l} \\cdot ${w}) = ${h + rise}$.`,
  }),
  check: ({ l, w, h, v }) => num(frac(l * w * h + v, l * w)),
})

export const templates: readonly Template[] = [height]

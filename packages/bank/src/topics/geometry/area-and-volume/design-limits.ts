/** What fits, what has to be bought, and what is the largest. */

import { group, int, list, num, person, pick, quantity, solid, template, until } from '#kit'

const skill = 'geo-design-and-density'

export const fit = template({
  id: 'geometry/design-how-many-fit',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ e: int(rng, 3, 6), w: int(rng, 10, 30), l: int(rng, 12, 34), h: int(rng, 8, 22) }),
      ({ e, w, l, h }) =>
        w % e > 0 &&
        (l % e > 0 || h % e > 0) &&
        Math.floor(w / e) * Math.floor(l / e) * Math.floor(h / e) < 150 &&
        Math.floor((w * l * h) / e ** 3) - Math.floor(w / e) * Math.floor(l / e) * Math.floor(h / e) > 3,
    ),
  frames: [
    {
      id: 'cubes',
      kind: 'figure',
      items: 7,
      stem: ({ e, w, l, h }) =>
        `${solid.box({ alt: 'A shipping box in the form of a rectangular prism', w: l, d: w, h, labels: { w: `${l} in.`, d: `${w} in.`, h: `${h} in.` } })}<p>Cubes with edges of ${e} inches are packed into this box, with their edges along the edges of the box. What is the greatest number of cubes that fit?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ e, w, l, h }, rng) =>
        `A box is ${l} inches long, ${w} inches wide, and ${h} inches high. ${person(rng)} packs cube-shaped cartons with edges of ${e} inches into it, with their edges parallel to the edges of the box. What is the greatest number of cartons that fit?`,
    },
  ],
  given: ({ e, w, l, h }) => ({ e, w, l, h }),
  answer: ({ e, w, l, h }) => num(Math.floor(w / e) * Math.floor(l / e) * Math.floor(h / e)),
  traps: [
    {
      misconception: 'geo-design-divides-the-volumes',
      classic: true,
      rule: ({ e, w, l, h }) => num(Math.floor((w * l * h) / e ** 3)),
      why: () => 'divides the volumes, as if the cubes could be cut to fill the gaps.',
    },
    {
      misconception: 'geo-design-rounds-up',
      rule: ({ e, w, l, h }) => num(Math.ceil(w / e) * Math.ceil(l / e) * Math.ceil(h / e)),
      why: () => 'rounds up along the edges; such a row would stick out.',
    },
    {
      misconception: 'geo-design-one-layer',
      rule: ({ e, w, l }) => num(Math.floor(w / e) * Math.floor(l / e)),
      why: () => 'counts one layer only.',
    },
    {
      misconception: 'geo-design-adds-the-rows',
      rule: ({ e, w, l, h }) => num(Math.floor(w / e) + Math.floor(l / e) + Math.floor(h / e)),
      why: () => 'adds the numbers along the three edges.',
    },
    {
      misconception: 'geo-design-rounds-to-nearest',
      rule: ({ e, w, l, h }) => num(Math.round(w / e) * Math.round(l / e) * Math.round(h / e)),
      why: () => 'rounds to the nearest whole number instead of down.',
    },
  ],
  explain: ({ e, w, l, h }, frame) => {
    const [x, y, z] = [Math.floor(l / e), Math.floor(w / e), Math.floor(h / e)]
    const gaps = [l % e, w % e, h % e].filter((gap) => gap > 0).map((gap) => `${gap} in.`)
    return {
      plan: 'Ask for each direction how many whole cubes fit, rounding down. Then multiply the three numbers.',
      steps: [
        {
          do: `Along the ${l}-inch edge: $${l} \\div ${e}$ gives ${x} whole cubes${l % e ? ` and a gap of ${l % e} in.` : '.'}`,
          why: 'A cube cannot be cut.',
        },
        {
          do: `Along the ${w === l ? 'other ' : ''}${w}-inch edge: $${w} \\div ${e}$ gives ${y}. Along the height: $${h} \\div ${e}$ gives ${z}.`,
          why: 'Round down each time.',
        },
        { do: `$${x} \\cdot ${y} \\cdot ${z} = ${x * y * z}$`, why: 'Rows, columns, and layers.' },
      ],
      check: `The cubes fill ${x * e} in. by ${y * e} in. by ${z * e} in., which is inside the box, and the gaps of ${list(gaps)} are less than ${e} in., so not one more row fits.`,
      figure:
        frame === 'cubes'
          ? solid.box({
              alt: 'The shipping box, with the number of whole cubes along each edge',
              w: l,
              d: w,
              h,
              labels: { w: `${x} cubes`, d: `${y} cubes`, h: `${z} cubes` },
            })
          : '',
    }
  },
  // Places cubes one by one.
  check: ({ e, w, l, h }) => {
    const along = (edge: number) =>
      Array.from({ length: edge }, (_, i) => (i + 1) * e).filter((end) => end <= edge).length
    return num(along(w) * along(l) * along(h))
  },
})

export const paint = template({
  id: 'geometry/design-how-many-to-buy',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        l: int(rng, 12, 40),
        w: int(rng, 10, 30),
        h: int(rng, 8, 12),
        each: pick(rng, [250, 300, 350, 400]),
      }),
      ({ l, w, h, each }) =>
        ((2 * (l + w) * h) % each) / each > 0.08 &&
        ((2 * (l + w) * h) % each) / each < 0.9 &&
        2 * (l + w) * h > each &&
        l >= w,
    ),
  frames: [
    {
      id: 'gallons',
      kind: 'multi-step',
      items: 6,
      stem: ({ l, w, h, each }) =>
        `A hall is ${l} feet long, ${w} feet wide and ${h} feet high. Its four walls are to be painted once; doors and windows are painted as well. A gallon of paint covers ${each} square feet. How many whole gallons have to be bought?`,
    },
    {
      id: 'cans',
      kind: 'multi-step',
      items: 5,
      stem: ({ l, w, h, each }) =>
        `The outside walls of a shed that is ${l} feet long, ${w} feet wide and ${h} feet high are to be painted once. One can of paint covers ${each} square feet. Only whole cans are sold. How many cans are needed?`,
    },
  ],
  given: ({ l, w, h, each }) => ({ l, w, h, each }),
  answer: ({ l, w, h, each }) => num(Math.ceil((2 * (l + w) * h) / each)),
  traps: [
    {
      misconception: 'geo-design-rounds-down-what-is-needed',
      classic: true,
      rule: ({ l, w, h, each }) => num(Math.floor((2 * (l + w) * h) / each)),
      why: () => 'is not enough for the last part of the walls.',
    },
    {
      misconception: 'geo-design-two-walls-only',
      rule: ({ l, w, h, each }) => num(Math.ceil(((l + w) * h) / each)),
      why: () => 'counts only two of the four walls.',
    },
    {
      misconception: 'geo-design-adds-the-ceiling',
      rule: ({ l, w, h, each }) => num(Math.ceil((2 * (l + w) * h + l * w) / each)),
      says: ({ l, w }) => `I added the area on top, $${l} \\cdot ${w}$, as well, although only the walls are painted.`,
      why: () => 'adds the area on top, which is not painted.',
    },
    {
      misconception: 'geo-design-volume-for-area',
      rule: ({ l, w, h, each }) => num(Math.ceil((l * w * h) / each)),
      why: () => 'uses the volume instead of the area of the walls.',
    },
  ],
  explain: ({ l, w, h, each }) => {
    const area = 2 * (l + w) * h
    return {
      plan: 'Find the area of the four walls, divide by what one unit covers, and round up: what is missing must be bought, too.',
      steps: [
        {
          do: `The walls have $2 \\cdot (${l} + ${w}) \\cdot ${h} = ${area}$ square feet.`,
          why: 'Perimeter of the floor times height.',
        },
        { do: `$${area} \\div ${each} \\approx ${(area / each).toFixed(2)}$`, why: 'So many units would be used up.' },
        { do: `Rounded up, $${Math.ceil(area / each)}$ are needed.`, why: 'One less would not be enough.' },
      ],
      ...(Math.ceil(area / each) <= 6
        ? {
            faster: `Count up in steps of ${each}: ${Array.from({ length: Math.ceil(area / each) }, (_, i) => group((i + 1) * each)).join(', ')}. Number ${Math.ceil(area / each)} is the first that reaches ${group(area)}, the area of the walls in square feet.`,
          }
        : {}),
      check: `${Math.ceil(area / each) - 1} would cover ${group((Math.ceil(area / each) - 1) * each)} square feet: too little. ${Math.ceil(area / each)} cover ${group(Math.ceil(area / each) * each)}.`,
    }
  },
  // Opens one after the other until the walls are done.
  check: ({ l, w, h, each }) => {
    let [left, used] = [l * h + l * h + w * h + w * h, 0]
    while (left > 0) {
      left -= each
      used += 1
    }
    return num(used)
  },
})

export const fence = template({
  id: 'geometry/design-largest-area',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ n: int(rng, 3, 15) * 12, wall: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'fence',
      kind: 'multi-step',
      items: 8,
      stem: ({ n, wall }) =>
        wall
          ? `A rectangular garden lies against a long wall, so only three of its sides need a fence. There are ${n} feet of fence. What is the greatest area that the garden can have?`
          : `A rectangular dog run is fenced on all four sides with ${n} feet of fence. What is the greatest area that it can have?`,
    },
  ],
  given: ({ n, wall }) => ({ n, wall }),
  answer: ({ n, wall }) => quantity(wall ? (n * n) / 8 : (n * n) / 16, 'square feet'),
  traps: [
    {
      misconception: 'geo-design-square-against-a-wall',
      classic: true,
      rule: ({ n, wall }) => (wall ? quantity((n * n) / 9, 'square feet') : null),
      why: ({ n }) => `makes all three sides ${n / 3} feet; a longer side along the wall gives more.`,
    },
    {
      misconception: 'geo-design-wrong-number-of-sides',
      classic: true,
      rule: ({ n, wall }) => (wall ? null : quantity((n * n) / 9, 'square feet')),
      says: () => 'I divided the fence by 3 to find a side, although all four sides need a fence.',
      why: () => 'divides the fence by 3; all four sides need one.',
    },
    {
      misconception: 'geo-design-wrong-number-of-sides',
      rule: ({ n, wall }) => quantity(wall ? (n * n) / 16 : (n * n) / 8, 'square feet'),
      says: (p) => (p.wall ? 'I fenced all four sides, although one is the wall.' : 'I left one side without a fence.'),
      why: ({ wall }) =>
        wall ? 'fences all four sides; along the wall none is needed.' : 'leaves one side without a fence.',
    },
    {
      misconception: 'geo-design-thin-rectangle',
      rule: ({ n, wall }) => (wall ? null : quantity((n / 3) * (n / 6), 'square feet')),
      says: () => 'I made the rectangle twice as long as it is wide.',
      why: ({ n }) => `belongs to a rectangle of ${n / 3} by ${n / 6} feet; another shape has more area.`,
    },
    {
      misconception: 'geo-design-thin-rectangle',
      twoSlips: true,
      rule: ({ n, wall }) => (wall ? quantity((n / 3) * (n / 6), 'square feet') : null),
      says: () => 'I fenced all four sides, and I made the rectangle twice as long as it is wide.',
      why: ({ n }) => `belongs to a rectangle of ${n / 3} by ${n / 6} feet with a fence on all four sides.`,
    },
    {
      misconception: 'geo-design-squares-the-half',
      rule: ({ n }) => quantity((n * n) / 4, 'square feet'),
      why: () => 'uses half of the fence for each side; there is not enough fence for that.',
    },
  ],
  explain: ({ n, wall }) => ({
    plan: 'Write the area with the width as the only unknown, and find where it is greatest: halfway between the two widths that give no area.',
    steps: wall
      ? [
          {
            do: `With the width $w$ away from the wall, the side along the wall is $${n} - 2w$.`,
            why: 'Two widths and one length use up the fence.',
          },
          {
            do: `The area $w(${n} - 2w)$ is 0 for $w = 0$ and for $w = ${n / 2}$, so it is greatest at $w = ${n / 4}$.`,
            why: 'A parabola has its top in the middle between its zeros.',
          },
          {
            do: `The sides are ${n / 4} ft and ${n / 2} ft: $${n / 4} \\cdot ${n / 2} = ${group((n * n) / 8).replace(',', '{,}')}$. The area is ${group((n * n) / 8)} square feet.`,
            why: 'The side along the wall is twice the width.',
          },
        ]
      : [
          {
            do: `Width and length add up to ${n / 2} feet, so the area is $w(${n / 2} - w)$.`,
            why: 'The fence goes around twice the sum.',
          },
          {
            do: `It is 0 for $w = 0$ and for $w = ${n / 2}$, so it is greatest at $w = ${n / 4}$.`,
            why: 'A parabola has its top in the middle between its zeros.',
          },
          {
            do: `A square with sides of ${n / 4} ft: $${n / 4}^2 = ${group((n * n) / 16).replace(',', '{,}')}$. The area is ${group((n * n) / 16)} square feet.`,
            why: 'Of all rectangles with one perimeter the square is largest.',
          },
        ],
    ...(wall
      ? {
          faster: `With a wall, the side along it always takes half of the fence, ${n / 2} ft, and each of the other two a quarter, ${n / 4} ft.`,
        }
      : {
          faster: `Of all rectangles with the same perimeter, a square has the greatest area: $${n} \\div 4 = ${n / 4}$ ft for each side, and $${n / 4}^2 = ${group((n * n) / 16).replace(',', '{,}')}$.`,
        }),
    check: `One foot more or less in width gives less: $${n / 4 + 1} \\cdot ${wall ? n / 2 - 2 : n / 4 - 1} = ${wall ? (n / 4 + 1) * (n / 2 - 2) : (n / 4 + 1) * (n / 4 - 1)}$.`,
  }),
  // Tries every width.
  check: ({ n, wall }) =>
    quantity(Math.max(...Array.from({ length: n / 2 }, (_, w) => w * (wall ? n - 2 * w : n / 2 - w))), 'square feet'),
})

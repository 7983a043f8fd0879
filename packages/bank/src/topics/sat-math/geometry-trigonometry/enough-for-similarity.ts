import { int, pick, type Template, template, text, until } from '#kit'

const NAMES = [
  ['ABC', 'DEF'],
  ['PQR', 'XYZ'],
  ['JKL', 'RST'],
  ['MNO', 'UVW'],
] as const

const side = (name: string, i: number, j: number): string => `${name[i]}${name[j]}`

/** “AC is 9 and DF is 15.” */
const lengths = (first: string, x: number, second: string, y: number) =>
  text(`$${first} = ${x}$ and $${second} = ${y}$`)

type Drawn = Readonly<{ names: readonly [string, string]; ab: number; ac: number; bc: number; f: number }>

/** What the options offer: the right lengths, and three pairs that are not enough. */
const offers = ({ names: [one, two], ab, ac, bc, f }: Drawn) => ({
  included: lengths(side(one, 0, 2), ac, side(two, 0, 2), ac * f),
  opposite: lengths(side(one, 1, 2), bc, side(two, 1, 2), bc * f),
  added: lengths(side(one, 0, 2), bc, side(two, 0, 2), bc + ab * (f - 1)),
  turned: lengths(side(one, 0, 2), bc * f, side(two, 0, 2), bc),
})

const enough = template({
  id: 'sat-math/enough-for-similarity',
  skill: 'sm-lines-angles-triangles',
  difficulty: 'High',
  b: 1.4,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        names: pick(rng, NAMES),
        t: int(rng, 32, 55),
        ab: int(rng, 8, 20),
        ac: int(rng, 5, 18),
        bc: int(rng, 6, 19),
        f: pick(rng, [2, 3, 4]),
      }),
      // The third side is shorter than the side at the angle, so that it fits two different triangles.
      ({ t, ab, ac, bc }) => bc < ab && bc > ab * Math.sin((t * Math.PI) / 180) + 0.5 && ac !== ab && ac !== bc,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ names: [one, two], t, ab, f }) =>
        `In triangles $${one}$ and $${two}$, angles $${one[0]}$ and $${two[0]}$ each measure $${t}^\\circ$, $${side(one, 0, 1)} = ${ab}$, and $${side(two, 0, 1)} = ${ab * f}$. Which additional piece of information is sufficient to prove that triangle $${one}$ is similar to triangle $${two}$?`,
    },
    {
      id: 'sails',
      kind: 'words',
      items: 5,
      stem: ({ names: [one, two], t, ab, f }) =>
        `The plans for two sails show triangle $${one}$ and triangle $${two}$ with lengths in feet. Angles $${one[0]}$ and $${two[0]}$ both measure $${t}^\\circ$. Side $${side(one, 0, 1)}$ is ${ab} feet long, and side $${side(two, 0, 1)}$ is ${ab * f} feet long. Which additional lengths, in feet, are enough to be sure that triangle $${one}$ is similar to triangle $${two}$?`,
    },
  ],
  given: (p) => ({ one: p.names[0], two: p.names[1], t: p.t, ab: p.ab, de: p.ab * p.f, offers: offers(p) }),
  answer: (p) => offers(p).included,
  traps: [
    {
      misconception: 'sm-angle-not-between-the-sides',
      classic: true,
      rule: ({ offers: { opposite } }) => opposite,
      why: ({ names: [one, two], f }) =>
        `has the right ratio ${f}, but angles $${one[0]}$ and $${two[0]}$ do not lie between the sides that are compared; two different triangles fit.`,
    },
    {
      misconception: 'sm-adds-instead-of-scaling',
      rule: ({ offers: { added } }) => added,
      says: () => 'I added the same length to both sides instead of multiplying by the same factor.',
      why: ({ ab, f }) => `has the same difference, $${ab * f} - ${ab} = ${ab * (f - 1)}$, but not the same ratio.`,
    },
    {
      misconception: 'sm-matches-sides-the-wrong-way',
      rule: ({ offers: { turned } }) => turned,
      why: ({ f }) =>
        `has the ratio $\\frac{1}{${f}}$ where ${f} is needed: the longer side stands in the smaller triangle.`,
    },
  ],
  explain: (p) => {
    const {
      names: [one, two],
      ab,
      ac,
      bc,
      f,
    } = p
    return {
      plan: 'One pair of equal angles is given. For similarity, the two pairs of sides that form these angles must be in the same ratio.',
      steps: [
        {
          do: `$\\frac{${side(two, 0, 1)}}{${side(one, 0, 1)}} = \\frac{${ab * f}}{${ab}} = ${f}$`,
          why: 'This is the ratio of the sides that are given.',
        },
        {
          do: `The other sides at the equal angles are $${side(one, 0, 2)}$ and $${side(two, 0, 2)}$.`,
          why: `Angles $${one[0]}$ and $${two[0]}$ must lie between the compared sides.`,
        },
        {
          do: `${offers(p).included.html}: $\\frac{${ac * f}}{${ac}} = ${f}$, the same ratio.`,
          why: 'Two pairs of sides in the same ratio and equal angles between them are sufficient.',
        },
      ],
      check: `The other offers fail: $\\frac{${bc + ab * (f - 1)}}{${bc}}$ and $\\frac{${bc}}{${bc * f}}$ are not $${f}$, and $${side(one, 1, 2)}$ and $${side(two, 1, 2)}$ lie opposite the equal angles: since $${bc} \\lt ${ab}$, two different triangles have $${side(one, 0, 1)} = ${ab}$, $${side(one, 1, 2)} = ${bc}$ and this angle.`,
      faster: `Look at the letters first: the new sides must start at $${one[0]}$ and $${two[0]}$, so $${side(one, 0, 2)}$ and $${side(two, 0, 2)}$. Then the second length must be $${f}$ times the first: only $${ac * f} = ${f} \\cdot ${ac}$ is.`,
    }
  },
  // The pair that starts at the equal angles and has the given ratio.
  check: ({ one, two, ab, de, offers: all }) => {
    const found = Object.values(all).find(({ html }) => {
      const [, first = '', x, second = '', y] = /\$(\w+) = (\d+)\$ and \$(\w+) = (\d+)\$/.exec(html) ?? []
      return first.includes(one.charAt(0)) && second.includes(two.charAt(0)) && Number(y) * ab === Number(x) * de
    })
    return found ?? text('none')
  },
})

export const templates: readonly Template[] = [enough]

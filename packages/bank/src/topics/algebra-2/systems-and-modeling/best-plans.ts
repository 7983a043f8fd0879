import {
  frac,
  int,
  judgeStatements,
  money,
  nearly,
  num,
  person,
  type Template,
  template,
  terms,
  toTex,
  until,
  withFaster,
} from '#kit'

const lp = { skill: 'a2-linear-programming', calculator: false, response: 'choice' } as const

type Plan = Readonly<{ a: number; b: number; x: number; y: number; p: number; q: number }>

/** x + y ≤ s and ax + by ≤ t; the best corner is where the two lines cross. */
const plan = template({
  ...lp,
  id: 'algebra-2/best-plan',
  difficulty: 'High',
  b: 0.9,
  seconds: 140,
  balance: 'place',
  draw: (rng): Plan =>
    until(
      () => ({
        a: int(rng, 1, 4),
        b: int(rng, 2, 6),
        x: int(rng, 2, 12),
        y: int(rng, 2, 12),
        p: int(rng, 3, 12),
        q: int(rng, 3, 15),
      }),
      // The slope of the profit line lies strictly between those of the two borders.
      ({ a, b, x, y, p, q }) => a < b && p / q < 1 && p / q > a / b && x !== y,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, x, y, p, q }, rng) =>
        `For a school fair, ${person(rng)} makes $x$ bracelets and $y$ necklaces, at most ${x + y} pieces in all. A bracelet needs ${a === 1 ? '1 bead string' : `${a} bead strings`}, a necklace ${b}, and there are ${a * x + b * y} bead strings. A bracelet brings a profit of ${money(p)}, a necklace ${money(q)}. What is the largest possible profit, in dollars?`,
    },
  ],
  given: ({ a, b, x, y, p, q }) => ({ pieces: x + y, a, b, beads: a * x + b * y, p, q }),
  answer: ({ x, y, p, q }) => num(p * x + q * y),
  traps: [
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      classic: true,
      rule: ({ b, beads, q }) => num(q * Math.floor(beads / b)),
      says: () => 'I made only necklaces, because each of them brings more.',
      why: () => 'uses up the bead strings for necklaces only.',
    },
    {
      misconception: 'a2-sys-takes-the-wrong-corner',
      rule: ({ pieces, p }) => num(p * pieces),
      says: () => 'I made only bracelets.',
      why: () => 'makes bracelets only.',
    },
    {
      misconception: 'a2-sys-forgets-a-constraint',
      rule: ({ pieces, q }) => num(q * pieces),
      says: () => 'I forgot that the bead strings are limited.',
      why: () => 'makes necklaces only; there are not enough bead strings for that.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      rule: ({ pieces, a, b, beads, p, q }) => {
        const y = (beads - a * pieces) / (b - a)
        return num(q * (pieces - y) + p * y)
      },
      says: () => 'I found how many of each to make, but swapped the two profits.',
      why: () => 'swaps the two profits.',
    },
  ],
  explain: ({ a, b, x, y, p, q }) => {
    const [pieces, strings] = [x + y, a * x + b * y]
    return {
      plan: 'Write the limits as inequalities. The largest profit is taken at a vertex of the region: find where the borders cross and compare the vertices.',
      steps: [
        {
          do: `The constraints are $x + y \\le ${pieces}$ and $${terms([a, 'x'], [b, 'y'])} \\le ${strings}$.`,
          why: 'One limit for the number of pieces, one for the bead strings.',
        },
        {
          do: `The borders cross where $x = ${pieces} - y$ and $${a === 1 ? '' : a}(${pieces} - y) + ${b}y = ${strings}$. This gives $${terms([b - a, 'y'])} = ${strings} - ${a * pieces} = ${(b - a) * y}$, so $y = ${y}$ and $x = ${pieces} - ${y} = ${x}$.`,
          why: 'At the crossing both borders hold: put one into the other.',
        },
        {
          do: `At the vertices on the axes the profit is $${p} \\cdot ${pieces} = ${p * pieces}$ (bracelets only) and at most $${q} \\cdot ${toTex(frac(strings, b))} = ${toTex(frac(q * strings, b))}$ (necklaces only).`,
          why: `Only bracelets: the limit of ${pieces} pieces counts. Only necklaces: the ${strings} bead strings divided by ${b}.`,
        },
        {
          do: `At $(${x}, ${y})$ the profit is $${p} \\cdot ${x} + ${q} \\cdot ${y} = ${p * x} + ${q * y} = ${p * x + q * y}$, which is the largest.`,
          why: 'A linear expression takes its largest value at a vertex.',
        },
      ],
      check: `This plan uses $${x} + ${y} = ${pieces}$ pieces and $${a} \\cdot ${x} + ${b} \\cdot ${y} = ${strings}$ bead strings: both limits are reached.`,
      faster: `The vertices on the axes need not be compared. The quotient of the profits, $\\frac{${p}}{${q}} ${nearly(p / q, 2)}$, lies between those of the two limits, $${toTex(frac(a, b))}$ and $1$, so the lines of equal profit are steeper than one border and less steep than the other: the vertex where the two borders cross is best.`,
    }
  },
  check: ({ pieces, a, b, beads, p, q }) => {
    let top = 0
    for (let x = 0; x <= pieces; x++)
      for (let y = 0; x + y <= pieces && a * x + b * y <= beads; y++) top = Math.max(top, p * x + q * y)
    return num(top)
  },
})

const lpClaims = template({
  id: 'algebra-2/linear-programming-claims',
  skill: lp.skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-sys',
      items: 6,
      draw: (rng): { s: number; u: number } =>
        until(
          () => ({ s: int(rng, 8, 15), u: int(rng, 3, 7) }),
          ({ s, u }) => u < s - 2 && 2 * u !== s,
        ),
      setup: ({ s, u }) => `The constraints are $x \\ge 0$, $y \\ge 0$, $x + y \\le ${s}$ and $x \\le ${u}$.`,
      plan: 'Put the point into every constraint, one by one. A vertex lies where two borders cross and all constraints hold; the greatest value is found by comparing the vertices.',
      claims: ({ s, u }) => [
        {
          id: 'corner',
          says: `$(${u}, ${s - u})$ is a vertex of the region.`,
          holds: true,
          tested: `Put $(${u}, ${s - u})$ in: $x = ${u}$ lies on the border $x = ${u}$, and $${u} + ${s - u} = ${s}$ lies on the border $x + y = ${s}$. Both coordinates are at least 0.`,
        },
        {
          id: 'inside',
          says: `the point $(1, ${s - 2})$ satisfies all constraints.`,
          holds: true,
          tested: `Put $(1, ${s - 2})$ in: $1 \\ge 0$, $${s - 2} \\ge 0$, $1 + ${s - 2} = ${s - 1} \\le ${s}$, and $1 \\le ${u}$.`,
        },
        {
          id: 'max',
          says: `the largest value of $x + 2y$ in the region is ${2 * s}.`,
          holds: true,
          tested: `Put the vertices into $x + 2y$: $(0, 0)$ gives 0, $(${u}, 0)$ gives ${u}, $(${u}, ${s - u})$ gives $${u} + ${2 * (s - u)} = ${2 * s - u}$, and $(0, ${s})$ gives ${2 * s}.`,
        },
        {
          id: 'outside',
          says: `$(${s}, 0)$ is a vertex of the region.`,
          holds: false,
          tested: `Put $(${s}, 0)$ in: $${s} + 0 = ${s}$ keeps $x + y \\le ${s}$. Now the last constraint, $x \\le ${u}$: here $x = ${s}$.`,
          because: 'A point that breaks one constraint is no point of the region.',
        },
        {
          id: 'bigger',
          says: `the largest value of $y$ in the region is ${s - u}.`,
          holds: false,
          tested: `$y$ is greatest where $x$ is smallest. Take $x = 0$: then $0 + y \\le ${s}$ allows $y = ${s}$.`,
          because: `${s - u} is the height of only one of the vertices.`,
        },
        {
          id: 'swap',
          says: `the point $(${u + 1}, 1)$ satisfies all constraints.`,
          holds: false,
          tested: `Put $(${u + 1}, 1)$ in: $${u + 1} + 1 = ${u + 2} \\le ${s}$. Now the last constraint, $x \\le ${u}$: here $x = ${u + 1}$.`,
          because: 'One broken constraint is enough to leave the region.',
        },
      ],
      verify: ({ s, u }, id) => {
        const ok = (x: number, y: number) => x >= 0 && y >= 0 && x + y <= s && x <= u
        const all = Array.from({ length: 20 }, (_, x) => Array.from({ length: 20 }, (_, y) => [x, y] as const))
          .flat()
          .filter(([x, y]) => ok(x, y))
        if (id === 'corner') return ok(u, s - u) && !ok(u + 1, s - u) && !ok(u, s - u + 1)
        if (id === 'inside') return ok(1, s - 2)
        if (id === 'max') return Math.max(...all.map(([x, y]) => x + 2 * y)) === 2 * s
        if (id === 'outside') return ok(s, 0)
        if (id === 'bigger') return Math.max(...all.map(([, y]) => y)) === s - u
        return ok(u + 1, 1)
      },
      checked: ({ s, u }) =>
        `List the vertices: $(0, 0)$, $(${u}, 0)$, $(${u}, ${s - u})$ and $(0, ${s})$. There $x + 2y$ is $0$, $${u}$, $${2 * s - u}$ and $${2 * s}$.`,
    }),
    ({ e: { s, u }, ids }) => {
      const seen: Readonly<Record<string, string>> = {
        corner: `$(${u}, ${s - u})$ lies on the borders $x = ${u}$ and $x + y = ${s}$`,
        inside: `$1$ is at most $${u}$, and $1 + ${s - 2}$ is at most $${s}$`,
        max: `in $x + 2y$ each unit of $y$ counts double, so take all of the $${s}$ for $y$: $2 \\cdot ${s} = ${2 * s}$`,
        outside: `$(${s}, 0)$ has an $x$ greater than $${u}$`,
        bigger: `$y$ is greatest where $x = 0$, and there it may be $${s}$`,
        swap: `$(${u + 1}, 1)$ has an $x$ greater than $${u}$`,
      }
      return `No list of vertices is needed: ${ids.map((id) => seen[id]).join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [plan, lpClaims]

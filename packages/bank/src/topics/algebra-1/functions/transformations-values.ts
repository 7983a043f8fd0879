import { int, nonZero, num, paren, person, pick, point, signed, table, template, text, until } from '#kit'

const skill = 'a1-transformations-of-functions'

export const inside = (h: number): string => `x${signed(-h)}`

const fromTable = template({
  id: 'algebra-1/transformation-table-value',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        ys: Array.from({ length: 7 }, () => int(rng, -9, 14)),
        at: int(rng, -1, 1),
        h: pick(rng, [-2, -1, 1, 2]),
        a: pick(rng, [-2, 2, 3]),
        k: nonZero(rng, -8, 8),
      }),
      ({ ys, at, h, a, k }) =>
        new Set(ys).size === 7 && (ys[at - h + 3] ?? 0) * a + k !== 0 && ys[at - h + 3] !== 0 && at !== 0,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: (p) =>
        `<p>The table shows values of the function $f$.</p>${values(p.ys)}<p>If $g(x) = ${p.a}f(${inside(p.h)})${signed(p.k)}$, what is $g(${p.at})$?</p>`,
    },
    {
      id: 'grid',
      kind: 'table',
      response: 'grid',
      items: 6,
      stem: (p, rng) =>
        `<p>${person(rng)} wrote down values of a function $f$.</p>${values(p.ys)}<p>The function $h$ is given by $h(x) = ${p.a}f(${inside(p.h)})${signed(p.k)}$. What is the value of $h(${p.at})$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ ys, at, h, a, k }) => num(a * (ys[at - h + 3] ?? 0) + k),
  traps: [
    {
      misconception: 'a1-tr-turns-the-sign-of-the-inside',
      classic: true,
      rule: ({ ys, at, h, a, k }) => num(a * (ys[at + h + 3] ?? 0) + k),
      why: ({ at, h }) => `looks up $f(${at + h})$; but $${at}${signed(-h)} = ${at - h}$.`,
    },
    {
      misconception: 'a1-tr-ignores-the-inside',
      rule: ({ ys, at, a, k }) => num(a * (ys[at + 3] ?? 0) + k),
      why: ({ at }) => `looks up $f(${at})$ and leaves out what stands inside.`,
    },
    {
      misconception: 'a1-tr-multiplies-after-adding',
      rule: ({ ys, at, h, a, k }) => num(a * ((ys[at - h + 3] ?? 0) + k)),
      why: ({ a, k }) => `adds $${k}$ before multiplying by $${a}$.`,
    },
    {
      misconception: 'a1-tr-forgets-the-factor',
      rule: ({ ys, at, h, k }) => num((ys[at - h + 3] ?? 0) + k),
      why: ({ a }) => `leaves out the factor $${a}$.`,
    },
    {
      misconception: 'a1-tr-stops-at-the-looked-up-value',
      rule: ({ ys, at, h }) => num(ys[at - h + 3] ?? 0),
      why: ({ at, h }) => `is $f(${at - h})$ itself; the factor and the number outside are still to come.`,
    },
  ],
  explain: ({ ys, at, h, a, k }) => ({
    plan: 'Work from the inside out: first the input of $f$, then the table, then the factor, then what is added.',
    steps: [
      { do: `The inside: $${at}${signed(-h)} = ${at - h}$.`, why: 'This is the input of $f$.' },
      { do: `The table gives $f(${at - h}) = ${ys[at - h + 3]}$.`, why: 'Look the input up in the first row.' },
      {
        do: `$${a} \\cdot ${paren(ys[at - h + 3] ?? 0)}${signed(k)} = ${a * (ys[at - h + 3] ?? 0)}${signed(k)} = ${a * (ys[at - h + 3] ?? 0) + k}$`,
        why: 'The factor belongs to $f$; the number outside is added last.',
      },
    ],
    check: `Go back: $${a * (ys[at - h + 3] ?? 0) + k}${signed(-k)} = ${a * (ys[at - h + 3] ?? 0)}$, and $${a * (ys[at - h + 3] ?? 0)} \\div ${paren(a)} = ${ys[at - h + 3]}$, the value in the table.`,
  }),
  check: ({ ys, at, h, a, k }) => {
    const f = new Map(ys.map((y, i) => [i - 3, y]))
    return num(k + (f.get(-h + at) ?? Number.NaN) * a)
  },
})

function values(ys: readonly number[]): string {
  return table(['$x$', ...ys.map((_, i) => `$${i - 3}$`)], [['$f(x)$', ...ys.map((y) => `$${y}$`)]], '', true)
}

const EFFECTS = {
  stretch: (n: number) => text(`Each point moves to ${n} times its distance from the $x$-axis`),
  up: (n: number) => text(`Each point moves ${n} units up`),
  down: (n: number) => text(`Each point moves ${n} units down`),
  left: (n: number) => text(`Each point moves ${n} units to the left`),
  right: (n: number) => text(`Each point moves ${n} units to the right`),
} as const

type Kind = Exclude<keyof typeof EFFECTS, 'down'>
const KINDS: readonly Kind[] = ['stretch', 'up', 'left', 'right']
const ruleOf = (kind: Kind, n: number): string =>
  kind === 'stretch' ? `${n}f(x)` : kind === 'up' ? `f(x) + ${n}` : kind === 'left' ? `f(x + ${n})` : `f(x - ${n})`

const effect = template({
  id: 'algebra-1/transformation-effect',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) => ({ n: int(rng, 2, 9), kind: pick(rng, KINDS) }),
  frames: [
    {
      id: 'notation',
      kind: 'bare',
      items: 8,
      stem: ({ n, kind }) => `How does the graph of $y = ${ruleOf(kind, n)}$ come from the graph of $y = f(x)$?`,
    },
    {
      id: 'change',
      kind: 'words',
      items: 6,
      stem: ({ n, kind }, rng) =>
        `${person(rng)} changes the rule of a function from $y = f(x)$ to $y = ${ruleOf(kind, n)}$. What happens to its graph?`,
    },
  ],
  given: ({ n, kind }) => ({ n, rule: ruleOf(kind, n) }),
  answer: ({ n, kind }) => EFFECTS[kind](n),
  traps: [
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      rule: ({ n, rule }) =>
        rule.startsWith('f(x +') ? EFFECTS.right(n) : rule.startsWith('f(x -') ? EFFECTS.left(n) : null,
      why: ({ n }) => `goes by the sign inside; ask which $x$ makes the inside zero, $${n}$ or $-${n}$.`,
    },
    {
      misconception: 'a1-tr-takes-inside-for-outside',
      rule: ({ n, rule }) =>
        rule.startsWith('f(x +')
          ? EFFECTS.up(n)
          : rule.startsWith('f(x -')
            ? EFFECTS.down(n)
            : rule.startsWith('f(x)')
              ? EFFECTS.left(n)
              : null,
      why: ({ kind }) =>
        kind === 'up'
          ? 'would be a number inside the parentheses; here it stands outside.'
          : 'would be a number outside the parentheses; here it stands inside.',
    },
    {
      misconception: 'a1-tr-takes-a-factor-for-a-move',
      rule: ({ n, rule }) => (/^\d/.test(rule) ? EFFECTS.up(n) : null),
      why: ({ n }) => `adds $${n}$; here every output is multiplied by $${n}$.`,
    },
    {
      misconception: 'a1-tr-takes-a-move-for-a-factor',
      rule: ({ n, rule }) => (/^\d/.test(rule) ? null : EFFECTS.stretch(n)),
      why: ({ n }) => `would be the rule $${n}f(x)$.`,
    },
    {
      misconception: 'a1-tr-takes-outside-for-inside',
      says: ({ n }) => `I read the rule as $f(x - ${n})$, although the number stands outside.`,
      rule: ({ n, rule }) => (/^\d|^f\(x\)/.test(rule) ? EFFECTS.right(n) : null),
      why: ({ n }) => `would be the rule $f(x - ${n})$.`,
    },
    {
      misconception: 'a1-tr-moves-a-factor-sideways',
      rule: ({ n, rule }) => (/^\d/.test(rule) ? EFFECTS.left(n) : null),
      why: ({ n }) => `would be the rule $f(x + ${n})$.`,
    },
  ],
  explain: ({ n, kind }) => ({
    plan: 'See whether the number stands inside the parentheses or outside, and whether it is added or multiplied.',
    steps: [
      {
        do:
          kind === 'left' || kind === 'right'
            ? `In $${ruleOf(kind, n)}$ the number stands inside: it changes the input.`
            : `In $${ruleOf(kind, n)}$ the number stands outside: it changes the output.`,
        why: 'Inputs are left and right, outputs are up and down.',
      },
      {
        do:
          kind === 'stretch'
            ? `Each output is multiplied by $${n}$.`
            : kind === 'up'
              ? `$${n}$ is added to each output.`
              : `The inside is zero for $x = ${kind === 'left' ? -n : n}$, no longer for $x = 0$.`,
        why:
          kind === 'stretch'
            ? 'A factor stretches the graph away from the axis.'
            : kind === 'up'
              ? 'All points rise by the same amount.'
              : 'Everything happens there that happened at zero before.',
      },
      { do: `${EFFECTS[kind](n).html}.`, why: 'This is true for every point of the graph.' },
    ],
    check: {
      up: `With $f(x) = x^2$ the lowest point $(0, 0)$ goes to $(0, ${n})$, because $0^2 + ${n} = ${n}$: up by ${n}.`,
      left: `With $f(x) = x^2$ the graph of $y = (x + ${n})^2$ is lowest where $x + ${n} = 0$, at $(${-n}, 0)$ instead of $(0, 0)$: left by ${n}.`,
      right: `With $f(x) = x^2$ the graph of $y = (x - ${n})^2$ is lowest where $x - ${n} = 0$, at $(${n}, 0)$ instead of $(0, 0)$: right by ${n}.`,
      stretch: `With $f(x) = x^2$ the point $(1, 1)$ goes to $(1, ${n})$, because $${n} \\cdot 1^2 = ${n}$: ${n} times as far from the $x$-axis.`,
    }[kind],
  }),
  // Follows two points of f(x) = x² + 1 to the new graph.
  check: ({ n, rule }) => {
    const f = (x: number) => x * x + 1
    const g = (x: number) =>
      /^\d/.test(rule) ? n * f(x) : rule.includes('f(x +') ? f(x + n) : rule.includes('f(x -') ? f(x - n) : f(x) + n
    if (g(-n) === 1) return EFFECTS.left(n)
    if (g(n) === 1) return EFFECTS.right(n)
    return g(0) === 1 + n ? EFFECTS.up(n) : EFFECTS.stretch(n)
  },
})

const vertexMoved = template({
  id: 'algebra-1/transformation-vertex-moved',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -8, 8), q: nonZero(rng, -8, 8), h: nonZero(rng, -7, 7), k: nonZero(rng, -7, 7) }),
      ({ p, q, h, k }) =>
        Math.abs(h) > 1 &&
        Math.abs(k) > 1 &&
        Math.abs(h) !== Math.abs(p) &&
        Math.abs(k) !== Math.abs(q) &&
        Math.abs(h) !== Math.abs(k) &&
        p + h !== 0 &&
        q + k !== 0,
    ),
  frames: [
    {
      id: 'parabola',
      kind: 'multi-step',
      items: 5,
      stem: (v) =>
        `The graph of $y = (${inside(v.p)})^2${signed(v.q)}$ is moved ${way(v)}. What is the vertex of the new parabola?`,
    },
    {
      id: 'v',
      kind: 'multi-step',
      items: 5,
      stem: (v) =>
        `The graph of $y = |${inside(v.p)}|${signed(v.q)}$ is moved ${way(v)}. At which point is its vertex now?`,
    },
  ],
  given: (v) => v,
  answer: ({ p, q, h, k }) => point(p + h, q + k),
  traps: [
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      says: ({ p }) => `I took $${-p}$ for the $x$-coordinate of the old vertex.`,
      classic: true,
      rule: ({ p, q, h, k }) => point(h - p, q + k),
      why: ({ p }) => `starts from $x = ${-p}$; the vertex of the given graph is at $x = ${p}$.`,
    },
    {
      misconception: 'a1-tr-moves-the-point-the-wrong-way',
      says: ({ h }) => `I moved the vertex ${h > 0 ? 'left instead of right' : 'right instead of left'}.`,
      rule: ({ p, q, h, k }) => point(p - h, q + k),
      why: ({ h }) => `moves the vertex ${h > 0 ? 'left' : 'right'}.`,
    },
    {
      misconception: 'a1-tr-turns-the-sign-outside',
      says: ({ k }) => `I moved ${k > 0 ? 'down instead of up' : 'up instead of down'}.`,
      rule: ({ p, q, h, k }) => point(p + h, q - k),
      why: ({ k }) => `moves the vertex ${k > 0 ? 'down' : 'up'}.`,
    },
    {
      misconception: 'a1-tr-exchanges-inside-and-outside',
      says: () => 'I exchanged the two moves: up or down became right or left, and right or left became up or down.',
      rule: ({ p, q, h, k }) => point(p + k, q + h),
      why: () => 'uses the sideways move for the height, and the other way around.',
    },
    {
      misconception: 'a1-tr-forgets-the-start',
      rule: ({ h, k }) => point(h, k),
      why: ({ p, q }) => `moves from $(0, 0)$, but the graph starts with its vertex at $(${p}, ${q})$.`,
    },
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      says: ({ p, k }) =>
        `I took $${-p}$ for the $x$-coordinate of the old vertex, and I also moved it ${Math.abs(k)} units ${k > 0 ? 'down' : 'up'} instead of ${k > 0 ? 'up' : 'down'}.`,
      twoSlips: true,
      rule: ({ p, q, h, k }) => point(h - p, q - k),
      why: () => 'starts from the wrong side and moves the wrong way up or down.',
    },
  ],
  explain: (v) => ({
    plan: 'Find the vertex of the given graph, then move this point.',
    steps: [
      {
        do: `The inside $${inside(v.p)}$ is zero for $x = ${v.p}$, so the vertex is $(${v.p}, ${v.q})$.`,
        why: 'Inside turned around, outside as it stands.',
      },
      {
        do: `Sideways: $${v.p}${signed(v.h)} = ${v.p + v.h}$.`,
        why: 'To move a point right, add to its $x$; to move it left, subtract.',
      },
      {
        do: `Up or down: $${v.q}${signed(v.k)} = ${v.q + v.k}$. The new vertex is $(${v.p + v.h}, ${v.q + v.k})$.`,
        why: 'Up adds to $y$, down subtracts.',
      },
    ],
    check: `The new equation has $${inside(v.p + v.h)}$ inside and $${v.q + v.k}$ outside; its vertex is the point that was found.`,
  }),
  check: ({ p, q, h, k }) => {
    const f = (x: number) => (x - p) ** 2 + q
    const g = (x: number) => f(x - h) + k
    const xs = Array.from({ length: 61 }, (_, i) => i - 30)
    const least = Math.min(...xs.map(g))
    return point(xs.find((x) => g(x) === least) ?? 0, least)
  },
})

export function way({ h, k }: { h: number; k: number }): string {
  return `${Math.abs(h)} units ${h > 0 ? 'right' : 'left'} and ${Math.abs(k)} units ${k > 0 ? 'up' : 'down'}`
}

export const templates = [fromTable, effect, vertexMoved]

/** Two questions that start from the solution: a slope, and the constant of an equation. */

import { add, div, frac, int, mul, num, person, type Template, template, until, whole } from '#kit'
import { pairHtml } from './lines.ts'

/** y = mx + b and y = kx + c meet at x = s; b and c are multiples of s, so every procedure ends at a whole number. */
const slope = template({
  id: 'algebra-1/system-missing-slope',
  skill: 'a1-systems-by-graphing',
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [m, k, s, u] = [int(rng, 2, 9), int(rng, 2, 12), int(rng, 2, 6), int(rng, 1, 9)]
        return { m, b: s * u, c: s * (m - k) + s * u, s }
      },
      ({ m, b, c, s }) => c > 0 && b !== c && (m * s + b - c) / s !== m && m * s + b < 100,
    ),
  frames: [
    {
      id: 'lines',
      kind: 'bare',
      items: 7,
      stem: ({ m, b, c, s }) =>
        `In the $xy$-plane, the lines $y = ${m}x + ${b}$ and $y = kx + ${c}$ meet at a point whose $x$-coordinate is $${s}$. What is the value of $k$?`,
    },
    {
      id: 'tanks',
      kind: 'words',
      response: 'grid',
      items: 4,
      seconds: 95,
      stem: ({ m, b, c, s }) =>
        `One tank holds ${b} gallons of water and gains ${m} gallons a minute. Another tank holds ${c} gallons and is also filled at a steady rate. The graphs of the two amounts meet after ${s} minutes. How many gallons a minute does the second tank gain?`,
    },
  ],
  given: ({ m, b, c, s }) => ({ m, b, c, s }),
  answer: ({ m, b, c, s }) => num((m * s + b - c) / s),
  traps: [
    {
      misconception: 'a1-sys-stops-before-the-rate',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ m, s, b, c }) => [m * s + b - c],
      rule: ({ m, b, c, s }) => num(m * s + b - c),
      says: ({ m, b, c, s }) => `I worked out ${m} · ${s} + ${b} − ${c} and did not divide by ${s}.`,
      why: ({ s }) => `is the whole change over ${s}; it still has to be divided by ${s}.`,
    },
    {
      misconception: 'a1-sys-leaves-out-the-start',
      operation: 'term-left-out',
      operands: ({ m, s, b }) => [m * s + b],
      after: (got, { s }) => div(got, s),
      rule: ({ m, b, s }) => num((m * s + b) / s),
      says: ({ m, b, c, s }) => `I divided the common value ${m} · ${s} + ${b} by ${s} and left out the ${c}.`,
      why: ({ c }) => `leaves out the ${c}, from which the second one starts.`,
    },
    {
      misconception: 'a1-sys-takes-the-rates-as-equal',
      rule: ({ m }) => num(m),
      says: ({ m }) => `I took the same rate of change, ${m}, for both.`,
      why: () => 'is the rate of the first one; with equal rates the two lines would never meet.',
    },
    {
      misconception: 'a1-sys-adds-the-start',
      operation: 'added-instead-of-subtracted',
      operands: ({ m, s, b, c }) => [m * s + b, c],
      after: (got, { s }) => div(got, s),
      rule: ({ m, b, c, s }) => num((m * s + b + c) / s),
      says: ({ m, b, c, s }) =>
        `I added ${c} to the common value ${m} · ${s} + ${b} instead of subtracting it, and divided by ${s}.`,
      why: ({ c }) => `adds the ${c} instead of subtracting it.`,
    },
    {
      misconception: 'a1-sys-leaves-out-the-first-start',
      operation: 'term-left-out',
      operands: ({ m, s, c }) => [m * s, -c],
      after: (got, { s }) => div(got, s),
      rule: ({ m, c, s }) => (m * s > c ? whole(frac(m * s - c, s)) : null),
      says: ({ m, b, c, s }) => `I left out the ${b} and worked out (${m} · ${s} − ${c}) ÷ ${s}.`,
      why: ({ b }) => `leaves out the ${b}, from which the first one starts.`,
    },
  ],
  explain: ({ m, b, c, s }, frame) => {
    const y = m * s + b
    const k = (y - c) / s
    return {
      plan: 'Where two lines meet, both have the same value. Find that value with the line that is known in full, put the point into the other equation, and solve.',
      steps: [
        {
          do: `${frame === 'lines' ? 'The first line' : 'The first tank'} at $x = ${s}$: $y = ${m} \\cdot ${s} + ${b} = ${y}$.`,
          why: 'The point where the lines meet lies on both lines.',
        },
        {
          do: `Put it into $y = kx + ${c}$: $${y} = ${s}k + ${c}$.`,
          why:
            frame === 'lines'
              ? 'The point lies on the second line too.'
              : `The second tank starts with ${c} gallons and gains $k$ gallons a minute.`,
        },
        {
          do: `Subtract $${c}$ from both sides: $${s}k = ${y} - ${c} = ${y - c}$.`,
          why: 'First undo what is added.',
        },
        { do: `Divide by $${s}$: $k = ${y - c} \\div ${s} = ${k}$.`, why: 'Then undo the multiplication.' },
      ],
      check: `$${k} \\cdot ${s} + ${c} = ${y}$, the same as $${m} \\cdot ${s} + ${b}$.`,
      faster: `The second one starts $${Math.abs(b - c)}$ ${b > c ? 'lower' : 'higher'} than the first and makes this up in $${s}$ steps, $${Math.abs(b - c)} \\div ${s} = ${Math.abs(b - c) / s}$ in each: $k = ${m} ${b > c ? '+' : '-'} ${Math.abs(b - c) / s} = ${k}$.`,
    }
  },
  // The lines are b − c apart at the start; the rates make up for it in s steps.
  check: ({ m, b, c, s }) => num(m + (b - c) / s),
})

/** y = kx + p and x are known: what is ax + by? */
const total = template({
  id: 'algebra-1/substitution-missing-constant',
  skill: 'a1-systems-by-substitution',
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 4), p: int(rng, 1, 6), a: int(rng, 2, 7), b: int(rng, 2, 6), s: int(rng, 2, 5) }),
      ({ k, p, a, b, s }) => a !== b && p !== s && k * s !== p && k !== a && a * s + b * (k * s + p) < 140,
    ),
  frames: [
    {
      id: 'system',
      kind: 'bare',
      items: 7,
      stem: ({ k, p, a, b, s }) =>
        `${pairHtml(`y = ${k}x + ${p}`, `${a}x + ${b}y = c`)}<p>In the solution of this system, $x = ${s}$. What is the value of the constant $c$?</p>`,
    },
    {
      id: 'shop',
      kind: 'words',
      response: 'grid',
      items: 4,
      seconds: 90,
      stem: ({ k, p, a, b, s }, rng) =>
        `At a pizza place, a large pizza costs ${p} ${p === 1 ? 'dollar' : 'dollars'} more than ${k} times the price of a soda. A soda costs ${s} dollars. ${person(rng)} buys ${a} sodas and ${b} large pizzas. What is the total, in dollars?`,
    },
  ],
  given: ({ k, p, a, b, s }) => ({ k, p, a, b, s }),
  answer: ({ k, p, a, b, s }) => num(a * s + b * (k * s + p)),
  traps: [
    {
      misconception: 'a1-substitution-first-term-only',
      classic: true,
      operation: 'distributed-to-first-term-only',
      operands: ({ b, k, s, p }) => [b, k * s, p],
      after: (got, { s, a }) => add(a * s, got),
      rule: ({ k, p, a, b, s }) => num(a * s + b * k * s + p),
      says: ({ k, p, a, b, s }) =>
        `I worked out ${a} · ${s} + ${b} · ${k} · ${s} + ${p}: I did not multiply the ${p} by ${b}.`,
      why: ({ p, b }) => `does not multiply the ${p} by ${b}.`,
    },
    {
      misconception: 'a1-substitution-drops-coefficient',
      operation: 'factor-left-out',
      operands: ({ k, s, p }) => [k * s + p],
      after: (got, { s, a }) => add(a * s, got),
      rule: ({ k, p, a, s }) => num(a * s + k * s + p),
      says: ({ k, p, a, b, s }) =>
        `I worked out ${a} · ${s} and added ${k} · ${s} + ${p} only once instead of ${b} times.`,
      why: ({ b }) => `takes the second value once instead of ${b} times.`,
    },
    {
      misconception: 'a1-sys-swaps-the-two-values',
      rule: ({ k, p, a, b, s }) => num(b * s + a * (k * s + p)),
      says: ({ k, p, a, b, s }) =>
        `I mixed up the two values and worked out ${b} · ${s} + ${a} · (${k} · ${s} + ${p}).`,
      why: ({ a, b }) => `exchanges the ${a} and the ${b}.`,
    },
    {
      misconception: 'a1-sys-subtracts-the-constant',
      operation: 'subtracted-instead-of-added',
      operands: ({ k, s, p }) => [k * s, p],
      after: (got, { s, a, b }) => add(a * s, mul(b, got)),
      rule: ({ k, p, a, b, s }) => (k * s > p ? num(a * s + b * (k * s - p)) : null),
      says: ({ k, p, a, b, s }) =>
        `I subtracted the ${p} instead of adding it: ${a} · ${s} + ${b} · (${k} · ${s} − ${p}).`,
      why: ({ p }) => `subtracts the ${p} instead of adding it.`,
    },
    {
      misconception: 'a1-sys-uses-one-term-only',
      operation: 'term-left-out',
      operands: ({ b, k, s, p }) => [b * (k * s + p)],
      rule: ({ k, p, b, s }) => num(b * (k * s + p)),
      says: ({ k, p, a, b, s }) => `I worked out ${b} · (${k} · ${s} + ${p}) and left out ${a} · ${s}.`,
      why: ({ a, s }) => `leaves out ${a} · ${s}.`,
    },
    {
      misconception: 'a1-sys-swaps-factor-and-constant',
      operation: 'factor-and-term-swapped',
      operands: ({ k, p, s }) => [k, p, s],
      after: (got, { s, a, b }) => add(a * s, mul(b, got)),
      rule: ({ k, p, a, b, s }) => num(a * s + b * (p * s + k)),
      says: ({ k, p, a, b, s }) => `I exchanged the ${k} and the ${p}: ${a} · ${s} + ${b} · (${p} · ${s} + ${k}).`,
      why: ({ k, p }) => `multiplies by ${p} and adds ${k}; it is the other way around.`,
    },
  ],
  explain: ({ k, p, a, b, s }, frame) => {
    const y = k * s + p
    const bare = frame === 'system'
    return {
      plan: 'One value is known: put it into the first relation to find the other value, then put both into the second one.',
      steps: [
        {
          do: `${bare ? `Put $x = ${s}$ into the first equation` : `Price of a large pizza`}: $${bare ? 'y = ' : ''}${k} \\cdot ${s} + ${p} = ${y}$.`,
          why: bare ? 'The solution makes both equations true.' : `It is ${p} more than ${k} times ${s}.`,
        },
        {
          do: `${bare ? 'Put both values into the second equation' : 'The whole purchase'}: $${a} \\cdot ${s} + ${b} \\cdot ${y}$.`,
          why: bare
            ? `The whole value ${y} stands for $y$ and is multiplied by ${b}.`
            : `Every one of the ${b} pizzas costs ${y} dollars.`,
        },
        {
          do: `$${a * s} + ${b * y} = ${a * s + b * y}$${bare ? `, so $c = ${a * s + b * y}$` : ' dollars'}.`,
          why: 'Multiply first, then add.',
        },
      ],
      check: bare
        ? `The point $(${s}, ${y})$ makes both $y = ${k}x + ${p}$ and $${a}x + ${b}y = ${a * s + b * y}$ true.`
        : `Sodas for ${a * s} dollars and pizzas for ${b * y} dollars make ${a * s + b * y} dollars.`,
    }
  },
  // Everything in x alone first: (a + bk)x + bp.
  check: ({ k, p, a, b, s }) => num((a + b * k) * s + b * p),
})

export const templates: readonly Template[] = [slope, total]

/** Questions about other people's work, for the skill of `equations.ts`. */

import {
  int,
  judgeTwo,
  nameTheNumberMistake,
  nonZero,
  num,
  type Template,
  template,
  testsOf,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { drawGeneral, general, graph, skill, tex } from './equations.ts'

const mistake = template({
  id: 'geometry/circle-equation-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    withCheck(
      nameTheNumberMistake({
        slip: 'geo-circ',
        items: 5,
        draw: (rng) => {
          const { h, k, r } = until(
            () => drawGeneral(rng),
            (p) => p.h * p.h + p.k * p.k < p.r * p.r && p.r < 9,
          )
          return { D: 2 * h, E: 2 * k, F: r * r - h * h - k * k, minus: [h > 0, k > 0] as const }
        },
        ask: ({ D, E, F }, name, got) => {
          const [h, k] = [D / 2, E / 2]
          return `<p>${name} looks for the number that belongs on the right side when $${general(h, k, Math.sqrt(F + h * h + k * k))}$ is written as $(x - h)^2 + (y - k)^2 = r^2$, and gets ${got}.</p>`
        },
        show: (x) => num(x).html,
        solution: ({ D, E, F }) => F + (D * D + E * E) / 4,
        how: ({ D, E, F }) => {
          const [x, y] = [(D * D) / 4, (E * E) / 4]
          return `with $${F}$ on the right, completing the squares adds $\\left(\\frac{${Math.abs(D)}}{2}\\right)^2 = ${x}$ and $\\left(\\frac{${Math.abs(E)}}{2}\\right)^2 = ${y}$ to both sides. So $r^2 = ${F} + ${x} + ${y} = ${F + x + y}$.`
        },
        mistakes: ({ D, E, F }) => [
          {
            says: 'Nothing was added on the right when the squares were completed.',
            result: F,
            work: `the right side stays $${F} + 0 = ${F}$`,
          },
          {
            says: 'The radius was written instead of its square.',
            result: Math.round(Math.sqrt(F + (D * D + E * E) / 4)),
            work: `$r^2 = ${F} + ${(D * D) / 4} + ${(E * E) / 4} = ${F + (D * D + E * E) / 4}$, and then $r = \\sqrt{${F + (D * D + E * E) / 4}} = ${Math.round(Math.sqrt(F + (D * D + E * E) / 4))}$`,
          },
          {
            says: 'The coefficients of $x$ and $y$ were squared without halving them.',
            result: F + D * D + E * E,
            work: `$${F} + ${Math.abs(D)}^2 + ${Math.abs(E)}^2 = ${F} + ${D * D} + ${E * E} = ${F + D * D + E * E}$`,
          },
          {
            says: 'Only the square for $x$ was added on the right.',
            result: F + (D * D) / 4,
            work: `$${F} + \\left(\\frac{${Math.abs(D)}}{2}\\right)^2 = ${F} + ${(D * D) / 4} = ${F + (D * D) / 4}$`,
          },
        ],
      }),
      ({ e: { D, E, F }, name }) => {
        const [x, y] = [(D * D) / 4, (E * E) / 4]
        return `Put the center, $(${D / 2}, ${E / 2})$, into the left side of the equation in the question: $${x} + ${y} - ${2 * x} - ${2 * y} - ${F} = -${F + x + y}$. At the center both squares are $0$, so $r^2 = ${F + x + y}$, and ${name}’s answer cannot be right.`
      },
    ),
    ({ e: { D, E, F }, which, name }) => {
      const [x, y] = [(D * D) / 4, (E * E) / 4]
      return [
        `Compare ${name}’s answer with the equation: it is the $-${F}$ moved to the right, and nothing was added to it.`,
        `Square ${name}’s answer: $${F + x + y}$ is $${F}$ with the two squares $${x}$ and $${y}$ added. So only the root is too much.`,
        `Take $${F}$ away from ${name}’s answer: $${F + D * D + E * E} - ${F} = ${D * D + E * E}$, and that is $${Math.abs(D)}^2 + ${Math.abs(E)}^2$. Nothing was halved.`,
        `Take $${F}$ away from ${name}’s answer: $${F + x} - ${F} = ${x}$, and that is the square for $x$ alone, $${Math.abs(D / 2)}^2$.`,
      ][which] as string
    },
  ),
})

const claims = template({
  id: 'geometry/circle-equation-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-circ',
        frame: 'two-claims',
        items: 6,
        draw: (rng) =>
          until(
            () => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4), r: int(rng, 2, 5) }),
            ({ h, k, r }) =>
              Math.abs(Math.abs(k) - r) > 0 &&
              Math.abs(Math.abs(h) - r) > 0 &&
              Math.abs(h) + r <= 8 &&
              Math.abs(k) + r <= 8 &&
              h * h + k * k !== r * r,
          ),
        shown: ({ h, k, r }) => graph(h, k, r, undefined, true),
        intro: ({ h, k, r }) => `${graph(h, k, r)}<p>The circle has the equation $${tex(h, k, r * r)}$.</p>`,
        plan: 'Read the center and the radius from the equation. Then test a point by putting its coordinates into the equation, and an axis by comparing its distance from the center with the radius.',
        claims: ({ h, k, r }) => [
          {
            id: 'top',
            says: `The point $(${h}, ${k + r})$ lies on the circle.`,
            holds: true,
            tested: `Put $(${h}, ${k + r})$ into the left side: the first square is $0^2$, the second is $${r}^2$. Together $0 + ${r * r} = ${r * r}$.`,
          },
          {
            id: 'width',
            says: `The circle is ${2 * r} units wide.`,
            holds: true,
            tested: `The right side is $r^2 = ${r * r}$, so $r = \\sqrt{${r * r}} = ${r}$. From left to right there are two radii: $2 \\cdot ${r} = ${2 * r}$.`,
          },
          {
            id: 'xaxis',
            says: 'The circle meets the $x$-axis in two points.',
            holds: Math.abs(k) < r,
            tested: `The center $(${h}, ${k})$ is ${Math.abs(k)} away from the $x$-axis, and the radius is $\\sqrt{${r * r}} = ${r}$: $${Math.abs(k)} ${Math.abs(k) < r ? '\\lt' : '\\gt'} ${r}$.`,
          },
          {
            id: 'yaxis',
            says: 'The circle meets the $y$-axis in two points.',
            holds: Math.abs(h) < r,
            tested: `The center $(${h}, ${k})$ is ${Math.abs(h)} away from the $y$-axis, and the radius is $\\sqrt{${r * r}} = ${r}$: $${Math.abs(h)} ${Math.abs(h) < r ? '\\lt' : '\\gt'} ${r}$.`,
          },
          {
            id: 'origin',
            says: 'The origin lies inside the circle.',
            holds: h * h + k * k < r * r,
            tested: `Put $(0, 0)$ into the left side: $${h * h} + ${k * k} = ${h * h + k * k}$. Inside the circle the left side is less than the right side, $${r * r}$.`,
          },
          {
            id: 'radius',
            says: `The radius is ${r * r}.`,
            holds: false,
            tested: `In the equation the right side is $r^2$: $r^2 = ${r * r}$, so $r = \\sqrt{${r * r}} = ${r}$.`,
            because: `${r * r} is the square of the radius.`,
          },
          {
            id: 'corner',
            says: `The point $(${h + r}, ${k + r})$ lies on the circle.`,
            holds: false,
            tested: `Put $(${h + r}, ${k + r})$ into the left side: $${r}^2 + ${r}^2 = ${r * r} + ${r * r} = ${2 * r * r}$. The right side is $${r * r}$.`,
            because: `Going ${r} to the right and ${r} up leads outside the circle.`,
          },
        ],
        given: ({ h, k, r }) => ({ h, k, rr: r * r }),
        test: ({ h, k, rr }, id) => {
          const left = (x: number, y: number) => (x - h) ** 2 + (y - k) ** 2
          const r = Math.sqrt(rr)
          const at: Record<string, boolean> = {
            top: left(h, k + r) === rr,
            width: left(h - r, k) === rr && left(h + r, k) === rr,
            xaxis: rr - k * k > 0,
            yaxis: rr - h * h > 0,
            origin: left(0, 0) < rr,
            radius: r === rr,
            corner: left(h + r, k + r) === rr,
          }
          return at[id] as boolean
        },
      }),
      ({ e: { h, k, r }, ids }) => {
        const axis = (name: string, off: number) => {
          const rest = r * r - off * off
          return `On the $${name}$-axis the other square would be $${r * r} - ${off * off} = ${rest}$, ${rest > 0 ? 'which has two roots' : 'and no square is negative'}.`
        }
        return testsOf(ids, {
          top: `Put $(${h}, ${k + r})$ in: $0^2 + ${r}^2 = ${r * r}$.`,
          width: `$(${h - r}, ${k})$ and $(${h + r}, ${k})$ fit, since $(\\pm ${r})^2 + 0^2 = ${r * r}$, and they are ${2 * r} apart.`,
          xaxis: axis('x', k),
          yaxis: axis('y', h),
          origin: `The center is $\\sqrt{${h * h + k * k}} \\approx ${Math.sqrt(h * h + k * k).toFixed(1)}$ from the origin, and the radius is ${r}.`,
          radius: `A point ${r * r} to the right of the center gives $${r * r}^2 + 0^2 = ${r ** 4}$, not $${r * r}$.`,
          corner: `Put $(${h + r}, ${k + r})$ in: $${r}^2 + ${r}^2 = ${2 * r * r}$, not $${r * r}$.`,
        })
      },
    ),
    ({ e: { h, k, r }, ids }) => {
      const axis = (name: string, off: number) =>
        `The figure shows that the circle ${Math.abs(off) < r ? 'crosses' : 'does not reach'} the $${name}$-axis.`
      return `$${r * r} = ${r}^2$, so the radius is ${r}. ${testsOf(ids, {
        top: `$(${h}, ${k + r})$ is the point straight above the center, ${r} units up.`,
        width: `The width is twice the radius, $${2 * r}$.`,
        xaxis: axis('x', k),
        yaxis: axis('y', h),
        origin: `The figure shows the origin ${h * h + k * k < r * r ? 'inside' : 'outside'}.`,
        radius: `$${r * r}$ is its square.`,
        corner: `$(${h + r}, ${k + r})$ is a corner of the square around the circle, and the circle does not reach it.`,
      })}`
    },
  ),
})

export const templates: readonly Template[] = [mistake, claims]

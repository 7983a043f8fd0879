/** Which description of a second triangle makes it congruent to the first. */

import { drawing, g, type Html, int, pick, sample, type Template, template, text, until, type Value, xy } from '#kit'
import { SETS, skill } from './congruence.ts'

/** The second triangle has the first angle at `told[0]` and the third one at `told[1]`. */
type Copies = Readonly<{ s: string; t: string; a: number; b: number; c: number; told: string }>

const third = ({ a, b }: Readonly<{ a: number; b: number }>): number => 180 - a - b

const rest = (t: string, told: string): string => [...t].find((x) => !told.includes(x)) as string

/** A side by its ends, in the order of the triangle's name. */
const side = (t: string, x: string, y: string): string => [...t].filter((p) => p === x || p === y).join('')

const says = (angles: readonly (readonly [string, number])[], length = ''): Value =>
  text(
    [...angles.map(([x, n]) => `$m\\angle ${x} = ${n}^\\circ$`), ...(length === '' ? [] : [`$${length}$`])].join(', '),
  )

/** The first angle at X, the third one at Y, and a side as long as the one between the first two angles. */
const copy = (p: Copies, ends: readonly [string, string]): Value =>
  says(
    [...p.t].flatMap((x) => (x === p.told[0] ? [[x, p.a] as const] : x === p.told[1] ? [[x, third(p)] as const] : [])),
    `${side(p.t, ...ends)} = ${p.c}`,
  )

const figure = ({ s, a, b, c }: Copies, found = false): Html => {
  const [A, B, C] = [...s] as [string, string, string]
  const [p, q, r] = xy.asa(a, c, b)
  return drawing({ alt: `Triangle ${s}`, at: { [A]: p, [B]: q, [C]: r }, height: 210 }, [
    g.polygon(s),
    g.side(A + B, `${c}`),
    g.angle(C + A + B, `${a}°`),
    g.angle(A + B + C, `${b}°`),
    ...(found ? [g.angle(B + C + A, `${third({ a, b })}°`)] : []),
  ])
}

const copies = template({
  id: 'geometry/congruence-which-triangle',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng): Copies =>
    until(
      () => {
        const [s, t] = pick(rng, SETS)
        return {
          s,
          t,
          a: int(rng, 38, 84),
          b: int(rng, 38, 84),
          c: int(rng, 8, 30),
          told: sample(rng, [...t], 2).join(''),
        }
      },
      ({ a, b }) => {
        const all = [a, b, third({ a, b })]
        return all.every((x, i) => x > 34 && x !== 90 && all.every((y, j) => i === j || Math.abs(x - y) > 6))
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${figure(p)}<p>The figure shows triangle $${p.s}$. Which facts guarantee that triangle $${p.t}$ is congruent to it?</p>`,
    },
    {
      id: 'pane',
      kind: 'words',
      items: 5,
      stem: ({ s, t, a, b, c }, rng) =>
        `A ${pick(rng, ['window pane', 'floor tile', 'metal plate', 'piece of a stage set'])} with the corners $${s[0]}$, $${s[1]}$ and $${s[2]}$ has to be replaced. It has $m\\angle ${s[0]} = ${a}^\\circ$, $m\\angle ${s[1]} = ${b}^\\circ$ and $${s[0]}${s[1]} = ${c}$, in inches. The new piece is triangle $${t}$. Which facts guarantee that it has the same size and shape?`,
    },
  ],
  given: ({ s, t, a, b, c, told }) => ({ s, t, a, b, c, told }),
  answer: (p) => copy(p, [p.told[0] as string, rest(p.t, p.told)]),
  traps: [
    {
      misconception: 'geo-matches-the-wrong-parts',
      classic: true,
      rule: ({ t, a, b, c }) =>
        says(
          [
            [t[0] as string, a],
            [t[1] as string, b],
          ],
          `${t[1]}${t[2]} = ${c}`,
        ),
      says: ({ s, t }) =>
        `I saw the same two angles and the same length, and did not see that $${s[0]}${s[1]}$ lies between the two angles and $${t[1]}${t[2]}$ does not.`,
      why: ({ s, t }) =>
        `has the same angles and the same length, but $${t[1]}${t[2]}$ does not lie between the two angles as $${s[0]}${s[1]}$ does.`,
    },
    {
      misconception: 'geo-mixes-up-the-criteria',
      rule: (p) => copy(p, [p.told[0] as string, p.told[1] as string]),
      says: (p) =>
        `I took two equal angles and any side of this length for enough: ${p.a}° at $${p.told[0]}$, ${third(p)}° at $${p.told[1]}$, and side $${side(p.t, p.told[0] as string, p.told[1] as string)}$.`,
      why: (p) => `puts the side between the angles of $${p.a}^\\circ$ and $${third(p)}^\\circ$.`,
    },
    {
      misconception: 'geo-takes-aaa-for-congruence',
      rule: ({ t, a, b }) =>
        says([
          [t[0] as string, a],
          [t[1] as string, b],
          [t[2] as string, third({ a, b })],
        ]),
      says: () => 'I took three equal angles for enough.',
      why: () => 'fixes the shape only; the size may differ.',
    },
    {
      misconception: 'geo-mixes-up-the-criteria',
      rule: (p) => copy(p, [p.told[1] as string, rest(p.t, p.told)]),
      says: (p) =>
        `I took two equal angles and any side of this length for enough: ${p.a}° at $${p.told[0]}$, ${third(p)}° at $${p.told[1]}$, and side $${side(p.t, p.told[1] as string, rest(p.t, p.told))}$.`,
      why: (p) => `puts the side between the angles of $${third(p)}^\\circ$ and $${p.b}^\\circ$.`,
    },
  ],
  explain: (p, frame) => {
    const { s, t, a, b, c, told } = p
    const [x, y, z] = [told[0] as string, told[1] as string, rest(t, told)]
    return {
      plan: 'Find the third angle of both triangles. Then see between which angles the known side lies: it must be the same two in both triangles.',
      steps: [
        {
          do: `$m\\angle ${s[2]} = 180^\\circ - ${a}^\\circ - ${b}^\\circ = ${third(p)}^\\circ$`,
          why: 'The angles of a triangle add up to $180^\\circ$.',
        },
        {
          do: `In triangle $${s}$, the side of ${c} lies between the angles of $${a}^\\circ$ and $${b}^\\circ$, opposite the angle of $${third(p)}^\\circ$.`,
          why: `It joins $${s[0]}$ and $${s[1]}$.`,
        },
        {
          do: `With $m\\angle ${x} = ${a}^\\circ$ and $m\\angle ${y} = ${third(p)}^\\circ$, the third angle is $m\\angle ${z} = ${b}^\\circ$. The side between $${a}^\\circ$ and $${b}^\\circ$ is $${side(t, x, z)}$.`,
          why: 'Corresponding sides lie between equal angles.',
        },
        {
          do: `So these facts are enough: ${copy(p, [x, z]).html}.`,
          why: 'Two angles and the corresponding side: AAS.',
        },
      ],
      faster: `The side of ${c} must lie opposite the angle of $${third(p)}^\\circ$. So look in each option at the letter that the side lacks: $${side(t, x, z)}$ lacks $${y}$, and the angle at $${y}$ measures $${third(p)}^\\circ$.`,
      check: `Three angles alone leave the size open. And with $${side(t, x, y)} = ${c}$ instead, a side of ${c} would lie opposite the angle of $${b}^\\circ$, and $${side(t, x, z)}$ would be about $${((c * Math.sin((third(p) * Math.PI) / 180)) / Math.sin((b * Math.PI) / 180)).toFixed(1)}$ and not $${c}$.`,
      figure: frame === 'figure' ? figure(p, true) : '',
    }
  },
  // The law of sines gives the sides of the copy; one of them has the known length.
  check: (p) => {
    const [x, y, z] = [p.told[0] as string, p.told[1] as string, rest(p.t, p.told)]
    const sine = (n: number) => Math.sin((n * Math.PI) / 180)
    const size = p.c / sine(180 - p.a - p.b)
    const opposite = { [x]: sine(p.a) * size, [y]: sine(third(p)) * size, [z]: sine(p.b) * size }
    const found = [x, y, z].find((corner) => Math.abs((opposite[corner] as number) - p.c) < 1e-9) as string
    const ends = [x, y, z].filter((corner) => corner !== found) as [string, string]
    return copy(p, ends)
  },
})

export const templates: readonly Template[] = [copies]

/** Questions about other people's work, for the skill of `congruence.ts`. */

import { g, judgeTwo, type Template, template, testsOf, withCheck, withFaster } from '#kit'
import { at, drawLook, pair, skill } from './congruence.ts'

const claims = template({
  id: 'geometry/congruence-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-cong',
        frame: 'enough',
        items: 6,
        draw: drawLook,
        intro: (look) =>
          `${pair(look, false, (s) => [g.angle(at(s, 2, 0, 1)), g.angle(at(s, 0, 1, 2), '', { arcs: 2 })])}<p>In triangles $${look.sets[0]}$ and $${look.sets[1]}$, the angles with the same marks are equal. Nothing else is known.</p>`,
        shown: (look) =>
          pair(look, false, (s) => [
            g.angle(at(s, 2, 0, 1)),
            g.angle(at(s, 0, 1, 2), '', { arcs: 2 }),
            g.angle(at(s, 1, 2, 0), '', { arcs: 3 }),
          ]),
        plan: 'The marks give two pairs of equal angles. Ask for each claim whether a congruence criterion fits, or whether an enlarged copy, with the same angles, breaks it.',
        claims: ({ sets: [s, t] }) => [
          {
            id: 'third',
            says: `$m\\angle ${s[2]} = m\\angle ${t[2]}$ as well.`,
            holds: true,
            tested:
              'In both triangles the angles add up to $180^\\circ$. Take away the same two angles, and the same third one is left.',
          },
          {
            id: 'asa',
            says: `If $${at(s, 0, 1)} = ${at(t, 0, 1)}$, the triangles are congruent.`,
            holds: true,
            tested: `$${at(s, 0, 1)}$ lies between the two marked angles of its triangle, and $${at(t, 0, 1)}$ between those of the other: angle, side, angle.`,
          },
          {
            id: 'aas',
            says: `If $${at(s, 1, 2)} = ${at(t, 1, 2)}$, the triangles are congruent.`,
            holds: true,
            tested: `$${at(s, 1, 2)}$ and $${at(t, 1, 2)}$ lie opposite the angles with the single mark: two angles and a side that is not between them, in the same places.`,
          },
          {
            id: 'ratio',
            says: 'The sides of the two triangles stand in the same ratios.',
            holds: true,
            tested:
              'Two pairs of equal angles make the triangles similar (AA). One is an enlargement of the other by one factor, and in a ratio of two sides it cancels.',
          },
          {
            id: 'now',
            says: 'The triangles are congruent already.',
            holds: false,
            tested: `Enlarge $${s}$ to twice its size. All its angles stay as they are, so the marks still fit, but its sides are twice as long.`,
            because: 'Equal angles fix the shape only; the size may differ.',
          },
          {
            id: 'aaa',
            says: 'With the third pair of angles, the triangles are congruent by AAA.',
            holds: false,
            tested: `The third angles are equal anyway, since the sum is $180^\\circ$. Now enlarge $${s}$ to twice its size: all three angles stay as they are, the sides do not.`,
            because: 'AAA is no criterion: the size may differ.',
          },
          {
            id: 'side',
            says: `$${at(s, 0, 1)} = ${at(t, 0, 1)}$ follows from the equal angles.`,
            holds: false,
            tested: `Enlarge $${s}$ to twice its size: the angles stay as they are, but $${at(s, 0, 1)}$ becomes twice as long.`,
            because: 'Angles alone never fix a length.',
          },
          {
            id: 'cross',
            says: `If $${at(s, 0, 1)} = ${at(t, 1, 2)}$, the triangles must be congruent.`,
            holds: false,
            tested: `See where the two sides lie. $${at(s, 0, 1)}$ lies between the marked angles of its triangle; $${at(t, 1, 2)}$ lies opposite the angle with the single mark.`,
            because: 'Sides in different places are no partners, so no criterion applies.',
          },
        ],
        given: ({ sets }) => ({ sets }),
        // A triangle and its enlargement have the same angles; only claims that survive it hold.
        test: (_, id) => {
          const size = { now: 2, aaa: 2, side: 2, cross: Math.sin(1.2) / Math.sin(0.9) }[id] ?? 1
          return size === 1
        },
      }),
      ({
        e: {
          sets: [s, t],
        },
        ids,
      }) => {
        const larger = `Enlarge $${s}$ to twice its size: all three angles stay as they are, but $${at(s, 0, 1)}$ doubles.`
        return testsOf(ids, {
          third: `With angles of $50^\\circ$ and $60^\\circ$ in both triangles, the third one is $70^\\circ$ in both.`,
          asa: `Draw $${at(s, 0, 1)}$ with the marked angles at its ends: the two arms meet at just one point.`,
          aas: `The angles at $${s[2]}$ and $${t[2]}$ are equal too, so this side lies between two pairs of equal angles.`,
          ratio: `Lay the smaller triangle into the larger one at $${s[0]}$: by the equal angles the third sides are parallel, so they divide the other two in one ratio.`,
          now: larger,
          aaa: larger,
          side: larger,
          cross: `Take for $${t}$ a copy of $${s}$, enlarged so that $${at(t, 1, 2)}$ gets as long as $${at(s, 0, 1)}$: the angles fit, but the size differs unless $${at(s, 0, 1)} = ${at(s, 1, 2)}$.`,
        })
      },
    ),
    ({
      e: {
        sets: [s, t],
      },
      ids,
    }) => {
      const open = 'Without any side the size stays open.'
      return `Two pairs of equal angles fix the shape, and one side in the same place fixes the size. ${testsOf(ids, {
        third: 'The same shape has three equal angles.',
        asa: `$${at(s, 0, 1)}$ and $${at(t, 0, 1)}$ lie in the same place.`,
        aas: `$${at(s, 1, 2)}$ and $${at(t, 1, 2)}$ lie in the same place.`,
        ratio: 'The same shape has the same ratios.',
        now: open,
        aaa: open,
        side: open,
        cross: `$${at(s, 0, 1)}$ and $${at(t, 1, 2)}$ lie in different places.`,
      })}`
    },
  ),
})

export const templates: readonly Template[] = [claims]

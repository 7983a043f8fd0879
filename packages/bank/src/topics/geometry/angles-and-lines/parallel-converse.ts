/** Which angles force two lines to be parallel? */

import { judgeTwo, pick, template, testsOf, withCheck, withFaster } from '#kit'
import { likeTwo, lines, NAMES3, skill, theta } from './parallel-figure.ts'

/** Lines that are not parallel, and what the claims come to there: angle 6, while angle 2 is 70°, and the outcome. */
const TILTED: Readonly<Record<string, readonly [number, string]>> = {
  '15e': [60, 'angles 1 and 5 are $110^\\circ$ and $120^\\circ$, no longer equal'],
  '36e': [60, 'angles 3 and 6 are $70^\\circ$ and $60^\\circ$, no longer equal'],
  '27e': [60, 'angles 2 and 7 are $70^\\circ$ and $60^\\circ$, no longer equal'],
  '46s': [60, 'angles 4 and 6 are $110^\\circ$ and $60^\\circ$, no longer $180^\\circ$ together'],
  '14e': [60, 'angles 1 and 4 are both $110^\\circ$, equal all the same'],
  '35e': [110, 'angles 3 and 5 are both $70^\\circ$, equal all the same'],
  '56s': [60, 'angles 5 and 6 are $120^\\circ$ and $60^\\circ$, $180^\\circ$ together all the same'],
  '26s': [110, 'angles 2 and 6 are $180^\\circ$ together all the same'],
}

/** What a look at the figure decides: one angle at each crossing, and what two angles of that look have to be. */
const AT_A_LOOK: Readonly<Record<string, string>> = {
  '15e': 'Angles 1 and 5 lie at different crossings and look alike: “equal” is enough.',
  '36e': 'Angles 3 and 6 lie at different crossings and look alike: “equal” is enough.',
  '27e': 'Angles 2 and 7 lie at different crossings and look alike: “equal” is enough.',
  '46s': 'Angles 4 and 6 lie at different crossings, one acute and one obtuse: “$180^\\circ$” is enough.',
  '14e': 'Angles 1 and 4 lie at one crossing and say nothing about the other line.',
  '35e': 'Of angles 3 and 5 one looks acute and one obtuse, so they would have to make $180^\\circ$.',
  '56s': 'Angles 5 and 6 lie at one crossing and say nothing about the other line.',
  '26s': 'Angles 2 and 6 look alike, so they would have to be equal.',
}

/** Which equal or supplementary angles force two lines to be parallel? */
export const converse = template({
  id: 'geometry/parallel-lines-converse',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-lines',
        frame: 'enough',
        items: 7,
        draw: (rng) => ({ t: theta(rng), names: pick(rng, NAMES3) }),
        intro: (e) =>
          `<p>Line $${e.names[2]}$ crosses lines $${e.names[0]}$ and $${e.names[1]}$. It is not known whether $${e.names[0]}$ and $${e.names[1]}$ are parallel.</p>${lines(
            { theta: e.t, names: e.names },
            [1, 2, 3, 4, 5, 6, 7, 8].map((k) => [k, String(k)] as const),
            { bare: true, marks: false },
          )}<p>Two students say what would be enough to be sure that the lines are parallel.</p>`,
        plan: 'Name the two angles by their places. Then ask: would this still be so if the lower line were tilted a little? Only what a tilt would spoil can prove that the lines are parallel.',
        claims: () => [
          {
            id: '15e',
            says: 'It is enough to know that angles 1 and 5 are equal.',
            holds: true,
            tested:
              'Angles 1 and 5 sit at the same place of their crossings: corresponding angles. Tilt the lower line, and angle 5 changes while angle 1 stays.',
          },
          {
            id: '36e',
            says: 'It is enough to know that angles 3 and 6 are equal.',
            holds: true,
            tested:
              'Angles 3 and 6 lie between the lines, on different sides of the transversal: alternate interior angles. Tilt the lower line, and angle 6 changes while angle 3 stays.',
          },
          {
            id: '27e',
            says: 'It is enough to know that angles 2 and 7 are equal.',
            holds: true,
            tested:
              'Angles 2 and 7 lie outside the lines, on different sides of the transversal: alternate exterior angles. Tilt the lower line, and angle 7 changes while angle 2 stays.',
          },
          {
            id: '46s',
            says: 'It is enough to know that angles 4 and 6 add up to $180^\\circ$.',
            holds: true,
            tested:
              'Angles 4 and 6 lie between the lines, on the same side of the transversal: same-side interior angles. Tilt the lower line, and angle 6 changes while angle 4 stays.',
          },
          {
            id: '14e',
            says: 'It is enough to know that angles 1 and 4 are equal.',
            holds: false,
            tested:
              'Angles 1 and 4 are vertical angles at one crossing. Tilt the other line: these two stay as they are.',
            because: 'Vertical angles are equal whatever the other line does.',
          },
          {
            id: '35e',
            says: 'It is enough to know that angles 3 and 5 are equal.',
            holds: false,
            tested:
              'Angles 3 and 5 lie between the lines, on the same side of the transversal: same-side interior angles. With parallel lines they add up to $180^\\circ$.',
            because: 'Same-side interior angles would have to add up to $180^\\circ$; being equal proves nothing.',
          },
          {
            id: '56s',
            says: 'It is enough to know that angles 5 and 6 add up to $180^\\circ$.',
            holds: false,
            tested:
              'Angles 5 and 6 lie side by side at one crossing, on a straight line. Tilt the line: their sum stays $180^\\circ$.',
            because: 'A linear pair adds up to $180^\\circ$ at every crossing, parallel lines or not.',
          },
          {
            id: '26s',
            says: 'It is enough to know that angles 2 and 6 add up to $180^\\circ$.',
            holds: false,
            tested:
              'Angles 2 and 6 sit at the same place of their crossings: corresponding angles. With parallel lines they are equal.',
            because: 'Corresponding angles would have to be equal; a sum of $180^\\circ$ proves nothing.',
          },
        ],
        given: () => ({}),
        // With lines that are not parallel (70° above, 60° below) the condition must fail; with parallel ones it must hold.
        test: (_, id) => {
          const [i, j] = [Number(id[0]), Number(id[1])]
          const fits = (up: number, low: number) => {
            const size = (k: number) => (likeTwo(k) ? (k < 5 ? up : low) : 180 - (k < 5 ? up : low))
            return id[2] === 'e' ? size(i) === size(j) : size(i) + size(j) === 180
          }
          return fits(70, 70) && !fits(70, 60) && !fits(70, 110)
        },
      }),
      ({ e: { names }, ids }) => {
        const suppose = (low: number, then: string) =>
          `Suppose that angle 2 is $70^\\circ$ and angle 6 is $${low}^\\circ$, so $${names[0]}$ and $${names[1]}$ are not parallel: ${then}.`
        const [one, two] = ids.map((id) => TILTED[id]) as [readonly [number, string], readonly [number, string]]
        return one[0] === two[0] ? suppose(one[0], `${one[1]}; ${two[1]}`) : `${suppose(...one)} ${suppose(...two)}`
      },
    ),
    ({ ids }) => `Two looks at the figure decide. ${testsOf(ids, AT_A_LOOK)}`,
  ),
})

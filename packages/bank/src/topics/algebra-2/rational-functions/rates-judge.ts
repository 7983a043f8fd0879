/** Questions about other people's work, for the skill of `rates.ts`. */

import { nameTheWorkedMistake, num, type Template, template, until, withFaster } from '#kit'
import { drawPair, type Pair, together } from './work.ts'

const skill = 'a2-work-and-rate-problems'

const mistake = template({
  id: 'algebra-2/joint-work-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-rat',
      items: 5,
      draw: (rng): Pair =>
        until(
          () => drawPair(rng),
          ({ a, b }) => (a + b) % 2 === 0 && a % 2 === 0,
        ),
      task: ({ a, b }) =>
        `wanted to know how long two pumps that need ${a} and ${b} hours alone take to fill a tank together,`,
      solution: (e) => num(together(e)),
      work: (e) =>
        `in one hour they fill $\\frac{1}{${e.a}} + \\frac{1}{${e.b}} = \\frac{1}{${together(e)}}$ of the tank`,
      mistakes: ({ a, b }) => [
        { says: 'Taking the mean of the two times', work: `$\\frac{${a} + ${b}}{2}$`, result: num((a + b) / 2) },
        { says: 'Adding the two times', work: `$${a} + ${b}$`, result: num(a + b) },
        { says: 'Subtracting the two times', work: `$${b} - ${a}$`, result: num(b - a) },
        { says: 'Halving the time of the faster pump', work: `$${a} \\div 2$`, result: num(a / 2) },
      ],
      redo: ({ a, b }) => {
        const [quick, slow] = [Math.min(a, b), Math.max(a, b)]
        let hours = 1
        while (hours * (quick + slow) < quick * slow) hours++
        return [
          num(hours),
          num(quick + (slow - quick) / 2),
          num(2 * quick + (slow - quick)),
          num(slow - quick),
          num(quick / 2),
        ]
      },
    }),
    ({ e: { a, b }, which, name }) => {
      const rule = 'No rates are needed, only sizes'
      return [
        `${rule}: ${name}’s ${(a + b) / 2} lies halfway between ${a} and ${b}, as a mean does.`,
        `${rule}: ${name}’s ${a + b} is more than either pump needs alone, and of the four results only the sum is that large.`,
        `${rule}: ${name}’s ${b - a} and ${a} give ${b}, so it is the difference of the times.`,
        `${rule}: ${name}’s ${a / 2} is less than ${a}, the time of the faster pump, and two of it make just ${a}.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [mistake]

import { misconceptions as list, slips } from '#kit'

const VERIFY = 'trig-verifying-identities'

export const verifyMisconceptions = list([
  {
    id: 'trig-replaces-a-square-by-the-wrong-function',
    sentence: 'I replaced a square, or 1 minus a square, by the wrong function.',
    clue: '$1 - \\sin^2 x = \\cos^2 x$ and $1 - \\cos^2 x = \\sin^2 x$; $1 + \\tan^2 x = \\sec^2 x$.',
    skills: [VERIFY],
  },
  {
    id: 'trig-drops-a-denominator',
    sentence: 'I lost a denominator, or added fractions without a common one.',
    clue: 'Bring both fractions over the common denominator, and carry it along to the last line.',
    skills: [VERIFY],
  },
  {
    id: 'trig-turns-a-reciprocal-upside-down',
    sentence: 'I used a function or a quotient where its reciprocal belongs.',
    clue: '$\\sec x = \\frac{1}{\\cos x}$, $\\csc x = \\frac{1}{\\sin x}$, $\\tan x = \\frac{\\sin x}{\\cos x}$, $\\cot x = \\frac{\\cos x}{\\sin x}$.',
    skills: [VERIFY],
  },
  {
    id: 'trig-loses-a-factor-on-the-way',
    sentence: 'I lost a factor, a sign or a term on the way.',
    clue: 'Compare each line with the one before: put the same angle into both.',
    skills: [VERIFY],
  },
  {
    id: 'trig-names-the-wrong-reason',
    sentence: 'I named an identity that was not used in this step.',
    clue: 'Look what has changed from one line to the next: which expression is gone, and what stands in its place?',
    skills: [VERIFY],
  },
  {
    id: 'trig-names-a-pythagorean-identity-not-used',
    sentence: 'I named a Pythagorean identity that was not used in this step.',
    clue: 'Look for squares that are gone: a Pythagorean identity replaces a sum or difference with a square by one term.',
    skills: [VERIFY],
  },
  {
    id: 'trig-takes-an-agreement-for-a-counterexample',
    sentence: 'I chose an angle at which both sides agree.',
    clue: 'A counterexample is an angle at which the two sides have different values.',
    skills: [VERIFY],
  },
  {
    id: 'trig-holds-one-angle-for-too-few',
    sentence: 'I thought that one angle cannot disprove an equation.',
    clue: 'An identity must hold at every angle, so one angle at which the two sides differ is enough.',
    skills: [VERIFY],
  },
  {
    id: 'trig-mixes-up-the-constants-of-an-identity',
    sentence: 'I compared the constants of the two sides wrongly.',
    clue: 'Put in two easy angles, such as $0^\\circ$ and $90^\\circ$: each gives an equation for the constants.',
    skills: [VERIFY],
  },
  {
    id: 'trig-verify-blames-the-wrong-line',
    sentence: 'I blamed a line that follows correctly from the line before it.',
    clue: 'Put the same angle into two neighboring lines: the first pair with different values shows the error.',
    skills: [VERIFY],
  },
  ...slips('trig-verify', 'possible identities', 'put in one angle and compare both sides.', [VERIFY])
    .filter((m) => m.id !== 'trig-verify-names-an-error-without-testing')
    .map((m) =>
      m.id === 'trig-verify-accepts-a-false-claim'
        ? { ...m, clue: 'Do not trust the look of an equation: put in an angle and compare both sides.' }
        : m,
    ),
])

import { misconceptions as list, slips } from '#kit'
import { tangentFormulas } from './tangent-misconceptions.ts'
import { verifyMisconceptions } from './verify-misconceptions.ts'

const PYTH = 'trig-pythagorean-identities'
const SUM = 'trig-sum-and-difference'
const DOUBLE = 'trig-double-angle'

export const misconceptions = list([
  ...tangentFormulas,
  ...verifyMisconceptions,
  {
    id: 'trig-takes-roots-term-by-term',
    sentence: 'I dropped the squares of the identity.',
    clue: 'Only the squares of sine and cosine add up to 1. Sine and cosine themselves do not.',
    skills: [PYTH],
  },
  {
    id: 'trig-leaves-out-a-part-of-the-expression',
    sentence: 'I left out a term or a factor on the way.',
    clue: 'Write down every term and every factor again in each line, until it cancels.',
    skills: [PYTH],
  },
  {
    id: 'trig-gives-both-squares-one-value',
    sentence: 'I gave both squares the same value.',
    clue: '$\\sin^2 x$ and $\\cos^2 x$ share 1: what one of them has, the other one lacks.',
    skills: [PYTH],
  },
  {
    id: 'trig-swaps-sine-and-cosine-in-the-identity',
    sentence: 'I solved the identity for the wrong function.',
    clue: '$1 - \\sin^2 x$ is $\\cos^2 x$, and $1 - \\cos^2 x$ is $\\sin^2 x$.',
    skills: [PYTH],
  },
  {
    id: 'trig-loses-a-sign-in-the-identity',
    sentence: 'I lost a minus sign when I rearranged the identity.',
    clue: '$\\cos^2 x - 1 = -\\sin^2 x$: keep the sign in front.',
    skills: [PYTH],
  },
  {
    id: 'trig-squares-a-sum-term-by-term',
    sentence: 'I squared a sum term by term and forgot the middle term.',
    clue: '$(a + b)^2 = a^2 + 2ab + b^2$, with sine and cosine too.',
    skills: [PYTH],
  },
  {
    id: 'trig-mixes-up-the-reciprocals',
    sentence: 'I mixed up the quotients of sine and cosine.',
    clue: '$\\tan x = \\frac{\\sin x}{\\cos x}$, $\\sec x = \\frac{1}{\\cos x}$, $\\csc x = \\frac{1}{\\sin x}$.',
    skills: [PYTH],
  },
  {
    id: 'trig-takes-the-tangent-for-sine-or-cosine',
    sentence: 'I took the tangent for the sine or for the cosine.',
    clue: 'The tangent is the quotient of both: $\\tan x = \\frac{\\sin x}{\\cos x}$.',
    skills: [PYTH],
  },
  {
    id: 'trig-stops-before-the-function-asked',
    sentence: 'I stopped at a step on the way to the value that is asked for.',
    clue: 'Read the question again: your number belongs to another expression than the one asked for.',
    skills: [PYTH],
  },
  {
    id: 'trig-distributes-the-function',
    sentence: 'I distributed the function over the sum, as if $\\sin(x + y)$ were $\\sin x + \\sin y$.',
    clue: 'The sine of a sum is not the sum of the sines. Use the sum formula, or add the angles first.',
    skills: [SUM],
  },
  {
    id: 'trig-takes-the-wrong-sign-in-the-sum-formula',
    sentence: 'I put the wrong sign between the two products.',
    clue: 'For the sine the sign stays, for the cosine it turns around.',
    skills: [SUM],
  },
  {
    id: 'trig-pairs-the-wrong-functions',
    sentence: 'I multiplied the wrong pairs: sine with sine where sine with cosine belongs, or the other way around.',
    clue: 'Sine formula: mixed pairs. Cosine formula: equal pairs.',
    skills: [SUM],
  },
  {
    id: 'trig-swaps-the-values-of-the-known-angle',
    sentence:
      'I used the right formula, but took the sine of the known angle for its cosine, and its cosine for its sine.',
    clue: 'On the unit circle the cosine is the x-coordinate and the sine the y-coordinate.',
    skills: [SUM],
  },
  {
    id: 'trig-stops-at-the-angle-of-the-sum',
    sentence: 'I gave the angle of the whole sum or difference instead of the unknown angle.',
    clue: 'One step is left: solve for the unknown angle.',
    skills: [SUM],
  },
  {
    id: 'trig-multiplies-one-product-only',
    sentence: 'I multiplied only the first product of the formula by the factor in front.',
    clue: 'The factor stands before the whole function, so both products are multiplied.',
    skills: [SUM],
  },
  {
    id: 'trig-doubles-the-value',
    sentence: 'I doubled the value of the function instead of the angle.',
    clue: '$\\sin 2x = 2 \\sin x \\cos x$; both factors are needed.',
    skills: [DOUBLE],
  },
  {
    id: 'trig-forgets-the-two-in-the-double-angle',
    sentence: 'I left out the factor 2 of the double angle formula.',
    clue: '$\\sin x \\cos x$ is only half of $\\sin 2x$.',
    skills: [DOUBLE],
  },
  {
    id: 'trig-turns-the-cosine-formula-around',
    sentence: 'I used another formula of the double angle than the one that is needed.',
    clue: '$\\cos 2x = \\cos^2 x - \\sin^2 x$ and $\\sin 2x = 2\\sin x\\cos x$.',
    skills: [DOUBLE],
  },
  {
    id: 'trig-doubles-the-angle-wrongly',
    sentence: 'I did not double the angle, or halved it.',
    clue: 'In $\\sin 2x = 2\\sin x\\cos x$ the angle on the left is twice the one on the right.',
    skills: [DOUBLE],
  },
  ...slips('trig-identity', 'identities', 'put in one angle and compare both sides.', [PYTH, SUM, DOUBLE]).map((m) =>
    m.id === 'trig-identity-accepts-a-false-claim'
      ? { ...m, clue: 'Do not trust the look of an equation: put in an angle and compare both sides.' }
      : m,
  ),
])

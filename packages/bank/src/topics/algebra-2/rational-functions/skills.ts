import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-simplify-rational-expressions',
    name: 'Simplifying rational expressions',
    needs: ['a2-polynomial-identities', 'a1-factoring-trinomials'],
    codes: ['A-APR.D.6', 'A-SSE.A.2'],
    lesson: {
      idea: 'A rational expression is a fraction of polynomials. It is simplified like a fraction of numbers: factor the top and the bottom, then cancel equal factors.',
      rule: 'Cancel factors, never terms of a sum. The expression is not defined where the original denominator is 0, even if that factor cancels.',
      example:
        '$\\frac{x^{2} - 9}{x^{2} + 5x + 6} = \\frac{(x - 3)(x + 3)}{(x + 2)(x + 3)} = \\frac{x - 3}{x + 2}$ for $x \\ne -3$ and $x \\ne -2$.',
      trap: 'In $\\frac{x + 6}{x + 2}$ nothing cancels: the $x$ is a term. Test with $x = 1$: $\\frac{7}{3}$ is not 3.',
    },
  }),
  skill({
    id: 'a2-multiply-divide-rational-expressions',
    name: 'Multiplying and dividing rational expressions',
    needs: ['a2-simplify-rational-expressions'],
    codes: ['A-APR.D.7'],
    lesson: {
      idea: 'Multiply tops with tops and bottoms with bottoms, but factor first: what cancels need not be multiplied out.',
      rule: '$\\frac{A}{B} \\cdot \\frac{C}{D} = \\frac{AC}{BD}$ and $\\frac{A}{B} \\div \\frac{C}{D} = \\frac{A}{B} \\cdot \\frac{D}{C}$.',
      example:
        '$\\frac{x^{2} - 4}{x + 5} \\div \\frac{x - 2}{x + 1} = \\frac{(x - 2)(x + 2)}{x + 5} \\cdot \\frac{x + 1}{x - 2} = \\frac{(x + 2)(x + 1)}{x + 5}$.',
      trap: 'Only the second fraction, the divisor, is turned over. Turn it over before you cancel anything.',
    },
  }),
  skill({
    id: 'a2-add-subtract-rational-expressions',
    name: 'Adding and subtracting rational expressions',
    needs: ['a2-simplify-rational-expressions'],
    codes: ['A-APR.D.7'],
    lesson: {
      idea: 'Fractions can be added only over a common denominator. Build it from the factors of all denominators, and multiply each top by what its bottom lacks.',
      rule: '$\\frac{A}{P} \\pm \\frac{B}{Q} = \\frac{AQ \\pm BP}{PQ}$. When $P$ and $Q$ share a factor, take it only once.',
      example:
        '$\\frac{3}{x + 1} - \\frac{2}{x - 4} = \\frac{3(x - 4) - 2(x + 1)}{(x + 1)(x - 4)} = \\frac{x - 14}{(x + 1)(x - 4)}$.',
      trap: 'A minus sign belongs to the whole second top: $-2(x + 1)$ is $-2x - 2$, not $-2x + 2$.',
    },
  }),
  skill({
    id: 'a2-rational-equations',
    name: 'Rational equations',
    needs: ['a2-add-subtract-rational-expressions', 'a1-quadratics-by-factoring'],
    codes: ['A-REI.A.2', 'A-CED.A.1'],
    lesson: {
      idea: 'Multiply both sides by all denominators: the fractions disappear, and a linear or quadratic equation is left. Then test what you found.',
      rule: 'A candidate that makes a denominator 0 is extraneous: it solves the new equation, but not the old one.',
      example:
        '$\\frac{x}{x - 2} - \\frac{5}{x} = \\frac{4}{x(x - 2)}$: multiplying by $x(x - 2)$ gives $x^{2} - 5(x - 2) = 4$, so $x^{2} - 5x + 6 = 0$ and $x = 2$ or $x = 3$. At $x = 2$ a denominator is 0, so only $x = 3$ is a solution.',
      trap: 'Every term is multiplied, also one without a fraction: $x + \\frac{6}{x} = 5$ becomes $x^{2} + 6 = 5x$.',
    },
  }),
  skill({
    id: 'a2-rational-graphs',
    name: 'Asymptotes and holes',
    needs: ['a2-simplify-rational-expressions'],
    codes: ['F-IF.C.7d'],
    lesson: {
      idea: 'Where the denominator is 0, the graph breaks. If the factor cancels, only one point is missing: a hole. If it stays, the graph runs off along a vertical asymptote.',
      rule: 'Horizontal asymptote: compare degrees. Bottom greater: $y = 0$. Equal: quotient of the leading coefficients. Top greater: none.',
      example:
        '$f(x) = \\frac{2(x - 1)(x + 3)}{(x - 4)(x + 3)}$ has a hole at $x = -3$, the vertical asymptote $x = 4$, and the horizontal asymptote $y = 2$. The hole lies at height $\\frac{2(-4)}{-7} = \\frac{8}{7}$.',
      trap: 'The denominator $x + 3$ is 0 at $x = -3$. And a zero of the numerator alone is an $x$-intercept, not an asymptote.',
    },
  }),
  skill({
    id: 'a2-work-and-rate-problems',
    name: 'Work and rate problems',
    needs: ['a2-rational-equations', 'a1-ratios-rates-and-units'],
    codes: ['A-CED.A.1', 'A-REI.A.2'],
    lesson: {
      idea: 'Times cannot be added, but rates can. Someone who needs $n$ hours for a job does $\\frac{1}{n}$ of it in one hour. Speeds are rates too: time is distance divided by speed.',
      rule: 'Together: $\\frac{1}{a} + \\frac{1}{b} = \\frac{1}{t}$. Working against each other: subtract the rates.',
      example:
        'One pump fills a tank in 6 hours, another in 3. Together they fill $\\frac{1}{6} + \\frac{1}{3} = \\frac{1}{2}$ of it in an hour, so they need 2 hours.',
      trap: 'The common time must be less than the shorter time. The mean of the two times can never be right.',
    },
  }),
]

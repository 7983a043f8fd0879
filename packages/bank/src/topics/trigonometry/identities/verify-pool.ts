/** Identities with a factor k: what stands on the left, what on the right, and what mistakes lead to. */

const { sin, cos, tan } = Math
export type F = (x: number) => number
const sec: F = (x) => 1 / cos(x)
const csc: F = (x) => 1 / sin(x)
const cot: F = (x) => cos(x) / sin(x)

export const SQUARE = 'trig-replaces-a-square-by-the-wrong-function'
export const DENOMINATOR = 'trig-drops-a-denominator'
export const UPSIDE = 'trig-turns-a-reciprocal-upside-down'
export const FACTOR = 'trig-loses-a-factor-on-the-way'
export const SLIPS = [SQUARE, DENOMINATOR, UPSIDE, FACTOR] as const

/** An expression that is multiplied by k, its value for k = 1, the mistake, and what was done. */
export type Wrong = readonly [tex: (k: number) => string, f: F, slip: string, says: string]
export type Identity = Readonly<{
  left: (k: number) => string
  right: (k: number) => string
  /** The value for k = 1. */ f: F
  wrong: readonly [Wrong, Wrong, Wrong]
  /** The two lines between the sides, each with its reason. */ steps: (
    k: number,
  ) => readonly (readonly [string, string])[]
}>

export const POOL: readonly Identity[] = [
  {
    left: (k) => `\\frac{${k}}{1 - \\sin x} + \\frac{${k}}{1 + \\sin x}`,
    right: (k) => `${2 * k}\\sec^2 x`,
    f: (x) => 2 * sec(x) ** 2,
    wrong: [
      [(k) => `${2 * k}\\csc^2 x`, (x) => 2 * csc(x) ** 2, SQUARE, 'I took $1 - \\sin^2 x$ for $\\sin^2 x$.'],
      [(k) => `${2 * k}\\cos^2 x`, (x) => 2 * cos(x) ** 2, UPSIDE, 'I took the reciprocal of the secant.'],
      [(k) => `${k}\\sec^2 x`, (x) => sec(x) ** 2, FACTOR, 'I lost the 2 when I added the numerators.'],
    ],
    steps: (k) => [
      [
        `\\frac{${k}(1 + \\sin x) + ${k}(1 - \\sin x)}{(1 - \\sin x)(1 + \\sin x)} = \\frac{${2 * k}}{1 - \\sin^2 x}`,
        'Use the common denominator; in the numerator the sines cancel.',
      ],
      [`\\frac{${2 * k}}{1 - \\sin^2 x} = \\frac{${2 * k}}{\\cos^2 x}`, '$1 - \\sin^2 x = \\cos^2 x$'],
    ],
  },
  {
    left: (k) => `\\frac{${k}}{1 - \\cos x} + \\frac{${k}}{1 + \\cos x}`,
    right: (k) => `${2 * k}\\csc^2 x`,
    f: (x) => 2 * csc(x) ** 2,
    wrong: [
      [(k) => `${2 * k}\\sec^2 x`, (x) => 2 * sec(x) ** 2, SQUARE, 'I took $1 - \\cos^2 x$ for $\\cos^2 x$.'],
      [(k) => `${2 * k}\\sin^2 x`, (x) => 2 * sin(x) ** 2, UPSIDE, 'I took the reciprocal of the cosecant.'],
      [(k) => `${k}\\csc^2 x`, (x) => csc(x) ** 2, FACTOR, 'I lost the 2 when I added the numerators.'],
    ],
    steps: (k) => [
      [
        `\\frac{${k}(1 + \\cos x) + ${k}(1 - \\cos x)}{(1 - \\cos x)(1 + \\cos x)} = \\frac{${2 * k}}{1 - \\cos^2 x}`,
        'Use the common denominator; in the numerator the cosines cancel.',
      ],
      [`\\frac{${2 * k}}{1 - \\cos^2 x} = \\frac{${2 * k}}{\\sin^2 x}`, '$1 - \\cos^2 x = \\sin^2 x$'],
    ],
  },
  {
    left: (k) => `${k}\\tan x + ${k}\\cot x`,
    right: (k) => `${k}\\sec x\\csc x`,
    f: (x) => sec(x) * csc(x),
    wrong: [
      [
        (k) => `${k}\\sec x + ${k}\\csc x`,
        (x) => sec(x) + csc(x),
        DENOMINATOR,
        'I left the squares out of the numerator when I used the common denominator.',
      ],
      [(k) => `${k}\\sin x\\cos x`, (x) => sin(x) * cos(x), UPSIDE, 'I took the reciprocal of the last fraction.'],
      [(k) => `${2 * k}\\sec x\\csc x`, (x) => 2 * sec(x) * csc(x), SQUARE, 'I took $\\sin^2 x + \\cos^2 x$ for 2.'],
    ],
    steps: (k) => [
      [
        `\\frac{${k}\\sin x}{\\cos x} + \\frac{${k}\\cos x}{\\sin x} = \\frac{${k}\\sin^2 x + ${k}\\cos^2 x}{\\sin x\\cos x}`,
        'Write everything in sine and cosine, over a common denominator.',
      ],
      [
        `\\frac{${k}\\sin^2 x + ${k}\\cos^2 x}{\\sin x\\cos x} = \\frac{${k}}{\\sin x\\cos x}`,
        '$\\sin^2 x + \\cos^2 x = 1$',
      ],
    ],
  },
  {
    left: (k) => `${k}\\sec x - ${k}\\cos x`,
    right: (k) => `${k}\\sin x\\tan x`,
    f: (x) => sin(x) * tan(x),
    wrong: [
      [
        (k) => `${k}\\sin x\\cot x`,
        (x) => sin(x) * cot(x),
        UPSIDE,
        'I took $\\frac{\\sin x}{\\cos x}$ for the cotangent.',
      ],
      [
        (k) => `${k}\\cos x\\tan x`,
        (x) => cos(x) * tan(x),
        SQUARE,
        'I took $1 - \\cos^2 x$ for $\\sin x\\cos x$, and wrote $\\frac{\\sin x}{\\cos x}$ as the tangent.',
      ],
      [(k) => `${k}\\sin^2 x`, (x) => sin(x) ** 2, DENOMINATOR, 'I lost the denominator $\\cos x$.'],
    ],
    steps: (k) => [
      [
        `\\frac{${k}}{\\cos x} - ${k}\\cos x = \\frac{${k} - ${k}\\cos^2 x}{\\cos x}`,
        'Write the secant as a fraction and use the common denominator.',
      ],
      [`\\frac{${k} - ${k}\\cos^2 x}{\\cos x} = \\frac{${k}\\sin^2 x}{\\cos x}`, '$1 - \\cos^2 x = \\sin^2 x$'],
    ],
  },
  {
    left: (k) => `${k}\\csc x - ${k}\\sin x`,
    right: (k) => `${k}\\cos x\\cot x`,
    f: (x) => cos(x) * cot(x),
    wrong: [
      [
        (k) => `${k}\\cos x\\tan x`,
        (x) => cos(x) * tan(x),
        UPSIDE,
        'I took $\\frac{\\cos x}{\\sin x}$ for the tangent.',
      ],
      [
        (k) => `${k}\\sin x\\cot x`,
        (x) => sin(x) * cot(x),
        SQUARE,
        'I took $1 - \\sin^2 x$ for $\\sin x\\cos x$, and wrote $\\frac{\\cos x}{\\sin x}$ as the cotangent.',
      ],
      [(k) => `${k}\\cos^2 x`, (x) => cos(x) ** 2, DENOMINATOR, 'I lost the denominator $\\sin x$.'],
    ],
    steps: (k) => [
      [
        `\\frac{${k}}{\\sin x} - ${k}\\sin x = \\frac{${k} - ${k}\\sin^2 x}{\\sin x}`,
        'Write the cosecant as a fraction and use the common denominator.',
      ],
      [`\\frac{${k} - ${k}\\sin^2 x}{\\sin x} = \\frac{${k}\\cos^2 x}{\\sin x}`, '$1 - \\sin^2 x = \\cos^2 x$'],
    ],
  },
  {
    left: (k) => `\\frac{${k}\\sin x}{1 + \\cos x} + \\frac{${k}(1 + \\cos x)}{\\sin x}`,
    right: (k) => `${2 * k}\\csc x`,
    f: (x) => 2 * csc(x),
    wrong: [
      [(k) => `${2 * k}\\sin x`, (x) => 2 * sin(x), UPSIDE, 'I took the reciprocal of the cosecant.'],
      [(k) => `${2 * k}\\sec x`, (x) => 2 * sec(x), UPSIDE, 'I took $\\frac{1}{\\sin x}$ for the secant.'],
      [
        (k) => `${k}\\csc x`,
        (x) => csc(x),
        FACTOR,
        'I lost a factor 2 in the numerator: I took $2 + 2\\cos x$ for $1 + \\cos x$.',
      ],
    ],
    steps: (k) => [
      [
        `\\frac{${k}(\\sin^2 x + 1 + 2\\cos x + \\cos^2 x)}{\\sin x(1 + \\cos x)} = \\frac{${k}(2 + 2\\cos x)}{\\sin x(1 + \\cos x)}`,
        'Use the common denominator, expand, and use $\\sin^2 x + \\cos^2 x = 1$.',
      ],
      [
        `\\frac{${2 * k}(1 + \\cos x)}{\\sin x(1 + \\cos x)} = \\frac{${2 * k}}{\\sin x}`,
        'Factor out the 2 and cancel $1 + \\cos x$.',
      ],
    ],
  },
  {
    left: (k) => `\\frac{${k}\\cos^2 x}{1 - \\sin x}`,
    right: (k) => `${k} + ${k}\\sin x`,
    f: (x) => 1 + sin(x),
    wrong: [
      [
        (k) => `${k} - ${k}\\sin x`,
        (x) => 1 - sin(x),
        FACTOR,
        'I canceled the factor $1 + \\sin x$ instead of $1 - \\sin x$.',
      ],
      [
        (k) => `${k} + ${k}\\cos x`,
        (x) => 1 + cos(x),
        SQUARE,
        'I factored $\\cos^2 x$ as $(1 - \\cos x)(1 + \\cos x)$, and canceled the factor $1 - \\cos x$.',
      ],
      [
        (k) => `${k} - ${k}\\cos x`,
        (x) => 1 - cos(x),
        SQUARE,
        'I factored $\\cos^2 x$ as $(1 - \\cos x)(1 + \\cos x)$, and canceled the factor $1 + \\cos x$.',
      ],
    ],
    steps: (k) => [
      [`\\frac{${k}\\cos^2 x}{1 - \\sin x} = \\frac{${k}(1 - \\sin^2 x)}{1 - \\sin x}`, '$\\cos^2 x = 1 - \\sin^2 x$'],
      [
        `\\frac{${k}(1 - \\sin x)(1 + \\sin x)}{1 - \\sin x} = ${k}(1 + \\sin x)`,
        'A difference of squares; one factor cancels.',
      ],
    ],
  },
  {
    left: (k) => `\\frac{${k} + ${k}\\tan^2 x}{1 + \\cot^2 x}`,
    right: (k) => `${k}\\tan^2 x`,
    f: (x) => tan(x) ** 2,
    wrong: [
      [(k) => `${k}\\cot^2 x`, (x) => cot(x) ** 2, UPSIDE, 'I took the reciprocal of the last quotient.'],
      [(k) => `${k}\\sec^2 x`, (x) => sec(x) ** 2, DENOMINATOR, 'I lost the denominator $\\csc^2 x$.'],
      [
        (k) => `${k}\\sin^2 x`,
        (x) => sin(x) ** 2,
        DENOMINATOR,
        'I took the numerator for 1 and kept only the denominator.',
      ],
    ],
    steps: (k) => [
      [
        `\\frac{${k}(1 + \\tan^2 x)}{1 + \\cot^2 x} = \\frac{${k}\\sec^2 x}{\\csc^2 x}`,
        '$1 + \\tan^2 x = \\sec^2 x$ and $1 + \\cot^2 x = \\csc^2 x$',
      ],
      [
        `\\frac{${k}\\sec^2 x}{\\csc^2 x} = \\frac{${k}\\sin^2 x}{\\cos^2 x}`,
        'Dividing by $\\csc^2 x$ is multiplying by $\\sin^2 x$.',
      ],
    ],
  },
]
/** The value of the left side for k = 1, worked out as it is written. */
export const LEFT: readonly F[] = [
  (x) => 1 / (1 - sin(x)) + 1 / (1 + sin(x)),
  (x) => 1 / (1 - cos(x)) + 1 / (1 + cos(x)),
  (x) => tan(x) + 1 / tan(x),
  (x) => 1 / cos(x) - cos(x),
  (x) => 1 / sin(x) - sin(x),
  (x) => sin(x) / (1 + cos(x)) + (1 + cos(x)) / sin(x),
  (x) => cos(x) ** 2 / (1 - sin(x)),
  (x) => (1 + tan(x) ** 2) / (1 + 1 / tan(x) ** 2),
]

/** Logistic function, safe at both ends. */
export const sigmoid = (z: number): number => (z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z)))

export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x)

/** Standard normal quantile of 0.9: half of a two-sided 80 % interval. */
export const Z80 = 1.2815515655446004
